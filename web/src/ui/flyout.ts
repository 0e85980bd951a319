/** Something that opens from a button: a tap elsewhere and Escape close it. */
export function closesByItself(isOpen: () => boolean, close: () => void): (box: HTMLElement) => () => void {
  return (box) => {
    const away = (event: MouseEvent): void => {
      if (isOpen() && !box.contains(event.target as Node)) close();
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
