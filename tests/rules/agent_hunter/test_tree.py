"""Numbers of action sequences, counted in the tree and by hand."""

from __future__ import annotations

from support.hunter_positions import new, opening
from support.trees import sequences


def test_h22_the_setup_of_the_whole_game() -> None:
    """10 * 9 * 8 placements of seat 0; then seat 1 begins with 10 cards again."""
    assert [sequences(new(), depth) for depth in range(5)] == [1, 10, 90, 720, 7200]


def test_h14_a_turn_of_the_whole_game() -> None:
    """33 first actions: 7 cards or 3 houses against 3 houses, 3 switches.

    No house of Red's has a twin in Blue's houses, so the 9 attacks from houses fail, the twin is in hand and the turn
    ends: Blue has 6 cards and 3 houses against 2 houses, and 3 switches: 21 each. Of the 21 attacks from the hand 3
    succeed (4, 8 and 6): Blue has 7 cards and 2 houses against 3 houses, and 2 switches: 29 each; 18 fail: 33 each.
    After each of the 3 switches 8 cards can be placed.
    """
    state = opening((7, 3, 5), (4, 8, 6))
    assert sequences(state, 1) == 33
    assert sequences(state, 2) == 9 * 21 + 3 * 29 + 18 * 33 + 3 * 8


def test_h1_h14_the_smallest_game_from_its_beginning() -> None:
    """Four cards, one house, one decoy: 4, 4 * 4, * 2 who starts, then 3 attacks from hand, 1 from the house, 1 switch.

    Depth 5, where both houses hold the same number (4 of 16): 3 failed attacks, each followed by 5 actions; the attack
    from the house succeeds and the refill has 3 cards; the switch has 4: 22. Where they differ (12 of 16): one attack
    from the hand ends the game, two fail and are followed by 5 actions each; the attack from the house ends the game;
    the switch has 4: 14. Together 2 * (4 * 22 + 12 * 14) = 512.
    """
    state = new(cards=4, houses=1, decoys=1)
    assert [sequences(state, depth) for depth in range(1, 6)] == [4, 16, 32, 160, 512]


def test_h12_without_the_last_refill_the_tree_is_smaller() -> None:
    """As above, but the successful attack from the house ends the game at once: 19 instead of 22."""
    state = new(cards=4, houses=1, decoys=1, refill_at_end=False)
    assert sequences(state, 5) == 2 * (4 * 19 + 12 * 14)
