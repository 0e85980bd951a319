"""PettingZoo's loop with random agents, and the table as text at the end.

pip install 'coverstory[pettingzoo]'
python examples/pettingzoo_loop.py
"""

import pettingzoo

import coverstory.research.pettingzoo  # noqa: F401  # registers the environments


def main() -> None:
    env = pettingzoo.make("aec", "coverstory/UndercoverWyss-v0", seats=3, render_mode="ansi")
    env.reset(seed=7)
    for seed, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed)
    steps = 0
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
    print(env.render())
    print(f"\n{steps} steps; rewards:", ", ".join(f"{agent} {total:.2f}" for agent, total in totals.items()))


if __name__ == "__main__":
    main()
