/** Something that a visitor looks for on the page. */
export interface Target {
  /** A CSS selector. */
  css: string;
  /** Its whole text, or its accessible name when it has no text. */
  exact?: string;
  /** A part of its text. */
  text?: string;
  /** The beginning of its label. */
  label?: string;
  /** The element that contains it. */
  within?: Target;
}

/** The visible elements that match a target. */
export function findAll({ within, css, exact, text, label }: Target): Element[] {
  const places: readonly ParentNode[] = within ? findAll(within) : [document];
  return places
    .flatMap((place) => Array.from(place.querySelectorAll(css)))
    .filter((element) => isShown(element))
    .filter((element) => exact === undefined || wordsOf(element) === exact)
    .filter((element) => text === undefined || wordsOf(element).indexOf(text) >= 0)
    .filter((element) => label === undefined || labelsOf(element).some((words) => words.indexOf(label) === 0));
}

/** Whether an element has a size and is not hidden; it may be outside the screen. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
}

function wordsOf(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || '';
  return words.replace(/\s+/g, ' ').trim();
}

function labelsOf(element: Element): string[] {
  const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<HTMLLabelElement>) : [];
  return [element.getAttribute('aria-label') || '', ...labels.map(wordsOf)];
}
