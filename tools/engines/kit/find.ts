/** What a visitor would look for on the page. */
export interface Target {
  /** A CSS selector. */
  css: string;
  /** Its words, or the accessible name of one without words, in full. */
  exact?: string;
  /** A part of its words. */
  text?: string;
  /** What its label begins with. */
  label?: string;
  /** What it stands in. */
  within?: Target;
}

/** The elements of the page that a target means and a visitor sees. */
export function findAll({ within, css, exact, text, label }: Target): Element[] {
  const places: readonly ParentNode[] = within ? findAll(within) : [document];
  return places
    .flatMap((place) => Array.from(place.querySelectorAll(css)))
    .filter((element) => isShown(element))
    .filter((element) => exact === undefined || wordsOf(element) === exact)
    .filter((element) => text === undefined || wordsOf(element).indexOf(text) >= 0)
    .filter((element) => label === undefined || labelsOf(element).some((words) => words.indexOf(label) === 0));
}

/** Whether an element takes room and is not hidden; what lies outside the screen is shown too. */
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
