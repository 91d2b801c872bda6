"""Models of what files hold, as all of them are."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """What a part of a file holds: what it doesn't name is an error, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
