"""How the screen looks: a case file on a dark desk. Colours never stand alone."""

from __future__ import annotations

STYLE = """
Screen { background: #0F1316; color: #EDE6D6; }

#title { height: 1; background: #2A323A; color: #EDE6D6; text-style: bold; }
#middle { height: 1fr; }
#board { width: 1fr; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
#board_text { width: auto; min-width: 100%; }
#panels { width: 40; border-left: solid #3A444E; }
.narrow #panels { width: 1fr; border-left: none; }
TabbedContent { height: 1fr; }
TabPane { padding: 0 1; }
ContentSwitcher { height: 1fr; }
#notebook { border: none; background: #171C21; height: 1fr; }
#search, #chat { background: #171C21; }

#below { height: auto; border-top: solid #3A444E; }
#task { height: auto; max-height: 3; padding: 0 1; text-style: bold; }
#said { height: auto; max-height: 9; padding: 0 1; color: #F2CF3B; display: none; }
#choices { height: auto; max-height: 6; border: none; background: #171C21; padding: 0 1; scrollbar-size-vertical: 1; }
#choices { text-wrap: nowrap; text-overflow: ellipsis; }
.tall #choices { max-height: 12; }
#choices > .option-list--option-highlighted { background: #F2CF3B; color: #1C2126; text-style: bold; }
#filter { background: #0F1316; padding: 0 1; }
#keys { height: 1; background: #2A323A; }

.dialog { background: #171C21; border: solid #F2CF3B; padding: 1 2; width: 90%; max-width: 100; }
.dialog { height: auto; max-height: 90%; }
.dialog.small { width: auto; }
HelpScreen, LeaveScreen { align: center middle; background: #0F1316 60%; }

StartScreen { padding: 0 1; }
#rows { height: 1fr; border: none; background: #0F1316; }
#rows > .option-list--option-highlighted { background: #F2CF3B; color: #1C2126; text-style: bold; }
#about { height: 3; color: #9AA1A9; }
#value { background: #171C21; display: none; }
#start_keys { height: 1; background: #2A323A; }

Screen:nocolor #title, Screen:nocolor #keys, Screen:nocolor #start_keys { text-style: reverse; }
#choices:nocolor > .option-list--option-highlighted { text-style: bold underline; }
#rows:nocolor > .option-list--option-highlighted { text-style: bold underline; }
"""
