"""Players that see a view and the offered actions, and nothing else."""

from coverstory.bots.explain import Explanation, explain

__all__ = ["Explanation", "explain"]
