"""What the side at the screen is asked for."""

from __future__ import annotations

from wonderland.ui.table import table_control

OVER, WAITING = table_control.OVER, table_control.WAITING
CHOOSING, LAYING, ACTING, ANSWERING, DEFENDING, PLACING = (
    "choosing", "laying", "acting", "answering", "defending", "placing",
)  # fmt: skip
MODES = {
    "choose": CHOOSING, "summon": LAYING, "action": ACTING, "chain": ANSWERING,
    "defend": DEFENDING, "place": PLACING,
}  # fmt: skip
ASKED = (ANSWERING, DEFENDING)
