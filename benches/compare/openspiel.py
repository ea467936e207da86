"""Random legal play with OpenSpiel: chess and backgammon, the whole list of actions at every decision."""

import json
import random
import time

import pyspiel


def decisions_per_second(name):
    game = pyspiel.load_game(name)
    source = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < 5:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(source.choices(outcomes, weights)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                decisions += 1
    return round(decisions / (time.perf_counter() - start))


for name in ("chess", "backgammon"):
    print(json.dumps({f"compare.openspiel.{name}.decisionsPerSecond": decisions_per_second(name)}), flush=True)
