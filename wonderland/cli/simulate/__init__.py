"""``wonderland simulate``: matches of agents, on all cores or a cluster, and what came of them."""

from wonderland.cli.simulate.command import command

__all__ = ["command"]
