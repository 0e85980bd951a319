/** Figures in the rules: positions of the guided first game, each below the rule that it illustrates. */

import { mount, unmount } from "svelte";
import { lang } from "../app/lang.svelte";
import { factsOf, importLessons } from "../game/catalogue";
import { loadGame } from "../game/games";
import type { Lesson } from "../game/lessons";
import Figure from "../ui/Figure.svelte";

/** Draw each when it comes into view; its space is reserved from the beginning, so that nothing jumps. */
export function drawFigures(article: HTMLElement, slug: string): () => void {
  const drawn: Record<string, unknown>[] = [];
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        const step = Number((target as HTMLElement).dataset["step"]);
        void lessonOf(slug, step).then((lesson) => {
          if (lesson && target.isConnected) drawn.push(mount(Figure, { target, props: { slug, step, lesson } }));
        });
      }
    },
    { rootMargin: "300px" },
  );
  for (const [rule, step] of Object.entries(factsOf(slug)?.figures ?? {})) {
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
  await lang.with(loadGame(slug)); // its board draws the figure
  return (await importLessons(slug))[step];
}
