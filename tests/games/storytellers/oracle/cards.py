"""The cards of Storytellers, written out from the tables of the rules once more."""

from __future__ import annotations

import re

PILES = ("when", "who", "where", "what")  # ST-11
HANDED = ("who", "where", "what", "when")  # section 13, `* hand`
BOUND = ("when", "who", "where")  # ST-30
ICONS = ("crown", "teacup", "watch", "rose", "paw", "mirror", "game", "song")  # ST-3
BY_MARK = {icon[0].upper(): icon for icon in ICONS}
PAIRS = [
    "CT", "CW", "CR", "CP", "CM", "CG", "CG", "CS", "TW", "TW", "TR", "TP", "TM", "TG", "TS", "WR",
    "WP", "WM", "WG", "WS", "RP", "RP", "RM", "RG", "RS", "PM", "PG", "PS", "MG", "MS", "MS", "GS",
]  # fmt: skip
"""The icons of cards 01 to 32, the same in all four types (ST-3)."""
THEMES = [f"thm{n:02}" for n in range(1, 25)]  # ST-5
CHARACTERS = [f"chr{n:02}" for n in range(1, 13)]  # ST-9
MISSIONS = {
    "ach01": "Who; Teacup", "ach02": "Who; Paw", "ach03": "Who; Mirror", "ach04": "Where; Rose",
    "ach05": "Where; Song", "ach06": "Where; Crown", "ach07": "What; Game", "ach08": "What; Watch",
    "ach09": "What; Rose", "ach10": "When; Watch", "ach11": "When; Teacup", "ach12": "When; Paw",
    "ach13": "Crown; Rose", "ach14": "Teacup; Watch", "ach15": "Crown; Game",
    "ach16": "Mirror; Song", "ach17": "Rose; Paw", "ach18": "Watch; Paw", "ach19": "Teacup; Song",
    "ach20": "Mirror; Game", "ach21": "Rose; Mirror", "ach22": "Paw; Song", "ach23": "Watch; Game",
    "ach24": "Crown; Teacup",
    "ach25": "Who+Crown; What+Game", "ach26": "Where+Teacup; When+Watch",
    "ach27": "Who+Paw; What+Song", "ach28": "Who+Rose; Where+Mirror",
    "ach29": "What+Paw; When+Rose", "ach30": "Where+Game; When+Mirror",
    "ach31": "Who+Watch; Rose; Song", "ach32": "What+Teacup; Crown; Paw",
    "ach33": "Where+Song; Mirror; Watch", "ach34": "When+Crown; Teacup; Game",
    "ach35": "Where+Paw; Crown; Rose", "ach36": "What+Mirror; Game; Song",
}  # fmt: skip
REWARD = {1: 1, 2: 2, 3: 4}  # ST-6
BONUS = dict.fromkeys(CHARACTERS, 3) | {"chr01": 2, "chr06": 4}
MOST_OF = {"chr02": "watch", "chr03": "teacup", "chr05": "crown", "chr10": "song"}
"""Characters whose goal is that nobody has more cards that show an icon."""
ONCE = ("chr01", "chr02", "chr07", "chr09", "chr10", "chr11")
ALWAYS = ("chr05", "chr06", "chr12")
"""Characters whose skill is always on, so that no line uses it."""


def kind(card):
    return re.sub(r"\d", "", card)


def icons(card):
    return [BY_MARK[mark] for mark in PAIRS[int(card[-2:]) - 1]]


def all_cards(of):
    return [f"{of}{n:02}" for n in range(1, 33)]


def is_card(word):
    return any(word in all_cards(of) for of in PILES)


def grade(achievement):
    """ST-6."""
    return (int(achievement[3:]) - 1) // 12 + 1


def features(achievement):
    """ST-7: each feature as a set of a type, an icon or both."""
    return [set(one.lower().split("+")) for one in MISSIONS[achievement].split("; ")]


def grades(option, players):
    """ST-16."""
    if option == "hard":
        return (3,)
    if option == "all" or players in (4, 5):
        return (1, 2, 3)
    return (2, 3) if players < 4 else (1, 2)
