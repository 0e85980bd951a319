/** A box that scrolls can be reached by keyboard while there is something to scroll. */
export function scrollsByKeyboard(box: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
