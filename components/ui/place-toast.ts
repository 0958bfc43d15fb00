/** Pixels between a toast and the field that it must not cover. */
const GAP = 12;

/** Vertical positions in CSS pixels, from the top of the page's window. */
interface Span {
  top: number;
  height: number;
}

/**
 * The top of a toast: in the middle of what the keyboard leaves visible, or above or below the focused field if it would
 * cover that there.
 */
export function toastTop(height: number, visible: Span, field: Span | undefined): number {
  const middle = visible.top + (visible.height - height) / 2;
  if (!field || middle >= field.top + field.height + GAP || middle + height + GAP <= field.top) return middle;
  const above = field.top - GAP - height;
  return above >= visible.top ? above : field.top + field.height + GAP;
}

/**
 * Keeps a toast off the focused field, also while the keyboard opens.
 *
 * @returns stops that
 */
export function keepOffField(toast: HTMLElement): () => void {
  // iOS below 13 has none.
  const view = window.visualViewport as VisualViewport | null | undefined;

  function place() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)) return;
    const field = (activeElement.closest('label') ?? activeElement).getBoundingClientRect();
    const visible = { top: view?.offsetTop ?? 0, height: view?.height ?? window.innerHeight };
    // Another `top` would be a layout shift, if a dialog puts the focus into a field while the toast of an earlier tap still shows.
    toast.style.transform = `translateY(${toastTop(toast.offsetHeight, visible, field) - toast.offsetTop}px)`;
  }

  place();
  document.addEventListener('focusin', place);
  view?.addEventListener('resize', place);
  return () => {
    document.removeEventListener('focusin', place);
    view?.removeEventListener('resize', place);
  };
}
