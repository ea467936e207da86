"""Random games of Catan with catanatron."""

import json
import random
import time

from catanatron import Color, Game, RandomPlayer

random.seed(1)
games = decisions = 0
start = time.perf_counter()
while time.perf_counter() - start < 5:
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    games += 1
    decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
seconds = time.perf_counter() - start
print(json.dumps({
    "compare.catanatron.gamesPerSecond": round(games / seconds, 2),
    "compare.catanatron.decisionsPerSecond": round(decisions / seconds),
}))
