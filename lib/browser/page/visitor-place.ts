/** The visitor's position on the page: the focused element, else what is in the middle of the screen. */
export function visitorPlace(): HTMLElement {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) return activeElement;
  const inView = document.elementFromPoint?.(window.innerWidth / 2, window.innerHeight / 2);
  return inView?.closest<HTMLElement>('section') ?? body;
}
