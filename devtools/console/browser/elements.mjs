/**
 * The first element of a selector.
 *
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} type
 * @param {ParentNode} place
 * @throws Error if there is none of the type, which is a bug in the console's own markup
 */
export function one(selector, type, place = document) {
  const [element] = all(selector, type, place);
  if (!element) throw new Error(`The console has no ${selector}.`);
  return element;
}

/**
 * All HTML elements of a selector within `place`.
 *
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} type
 * @param {ParentNode} place
 * @returns {E[]}
 */
export function all(selector, type, place = document) {
  return [...place.querySelectorAll(selector)].flatMap((element) => (element instanceof type ? [element] : []));
}

/**
 * The element in which an event happened, or else the document's root.
 *
 * @param {Event} event
 */
export function targetOf({ target }) {
  return target instanceof HTMLElement ? target : document.documentElement;
}
