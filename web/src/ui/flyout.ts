/** Something that opens from a button: a tap elsewhere and Escape close it; not one on a line about the page itself. */
export function closesByItself(isOpen: () => boolean, close: () => void): (box: HTMLElement) => () => void {
  return (box) => {
    const away = (event: MouseEvent): void => {
      const target = event.target as Element;
      if (isOpen() && !box.contains(target) && !target.closest(".edge-strip")) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("click", away);
    window.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("click", away);
      window.removeEventListener("keydown", escape);
    };
  };
}
