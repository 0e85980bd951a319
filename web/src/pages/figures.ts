/** Pictures in the rules: positions of the guided first game, drawn by the boards, each behind the rule that it shows. */

import { mount, unmount } from "svelte";
import { loadGame, type Slug } from "../game/games";
import type { Lesson } from "../game/lessons";
import Figure from "../ui/Figure.svelte";

/** Rule, and the step of the guided game whose words and position show it. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  agent_hunter: { H6: 4, H17: 6, H16: 11 },
  undercover_danzer: { U5: 1, U46: 5, U28: 9, U36: 11 },
  undercover_wyss: { W2: 0, W10: 4, W33: 10 },
  top_secret_spies: { T26: 0, T6: 2, T8: 4, T10: 7 },
};

/** Draw them as they come into view; the page keeps their place free from the beginning. */
export function drawFigures(article: HTMLElement, slug: string): () => void {
  const drawn: Record<string, unknown>[] = [];
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        void lessonOf(slug, Number((target as HTMLElement).dataset["step"])).then((lesson) => {
          if (lesson && target.isConnected) drawn.push(mount(Figure, { target, props: { slug: slug as Slug, lesson } }));
        });
      }
    },
    { rootMargin: "300px" },
  );
  for (const [rule, step] of Object.entries(SHOWN[slug] ?? {})) {
    const place = document.createElement("div");
    place.className = "figure";
    place.dataset["step"] = String(step);
    article.querySelector(`#${rule}`)?.after(place);
    watch.observe(place);
  }
  return () => {
    watch.disconnect();
    for (const one of drawn) void unmount(one);
  };
}

async function lessonOf(slug: string, step: number): Promise<Lesson | undefined> {
  return (await (await loadGame(slug as Slug)).lessons())[step];
}
