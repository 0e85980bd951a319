"""A small learner in Gymnasium: a linear policy that learns to beat `random` at Agent Hunter by trial and error.

    pip install 'coverstory[pettingzoo]'
    python examples/learner.py

REINFORCE: an action's weight is a weighted sum of the observation; after each game the weights move towards what was
done if that was won, and away from it if it was lost. Numpy is all it needs.
"""

import gymnasium
import numpy as np

import coverstory.research.gymnasium  # noqa: F401  # registers the environments

GAMES = 4000
STEP = 0.05
TEST_GAMES = 600


class Learner:
    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((actions, size), np.float32)
        self.rng = np.random.default_rng(7)
        self.usual = 0.0  # what games bring on average: only what is better than usual is worth repeating

    def chances(self, seen: np.ndarray, allowed: np.ndarray) -> np.ndarray:
        """How likely each allowed action is."""
        scores = self.weights[allowed] @ seen
        likely = np.exp(scores - scores.max())
        return likely / likely.sum()

    def play(self, env: gymnasium.Env, learning: bool) -> float:
        """One game; returns what it brought."""
        observation, _ = env.reset()
        steps = []
        while True:
            seen, allowed = observation["observation"], np.flatnonzero(observation["action_mask"])
            chances = self.chances(seen, allowed)
            chosen = int(self.rng.choice(len(allowed), p=chances))
            steps.append((seen, allowed, chances, chosen))
            observation, reward, over, _, _ = env.step(int(allowed[chosen]))
            if over:
                break
        if learning:
            self.learn(steps, float(reward))
        return float(reward)

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]], reward: float) -> None:
        gain = reward - self.usual
        self.usual += 0.01 * gain
        for seen, allowed, chances, chosen in steps:
            push = -chances
            push[chosen] += 1
            self.weights[allowed] += STEP * gain * np.outer(push, seen)


def main() -> None:
    env = gymnasium.make("coverstory/AgentHunter-v0", bots="random", disable_env_checker=True)
    env.reset(seed=7)
    learner = Learner(env.observation_space["observation"].shape[0], int(env.action_space.n))
    before = share_won(learner, env)
    for _ in range(GAMES):
        learner.play(env, learning=True)
    after = share_won(learner, env)
    print(f"won against random: {before:.0%} before, {after:.0%} after {GAMES} games")


def share_won(learner: Learner, env: gymnasium.Env) -> float:
    """A shared win counts half."""
    return sum((learner.play(env, learning=False) + 1) / 2 for _ in range(TEST_GAMES)) / TEST_GAMES


if __name__ == "__main__":
    main()
