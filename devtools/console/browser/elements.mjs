/**
 * The first element of a selector.
 *
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} type
 * @param {ParentNode} place
 * @throws Error where there is none of the type, which only a mistake of the console's own markup comes to
 */
export function one(selector, type, place = document) {
  const [element] = all(selector, type, place);
  if (!element) throw new Error(`The console has no ${selector}.`);
  return element;
}

/**
 * All elements of a selector, in a page of HTML or in part of it.
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
 * The element in which something happened; the document's own where it was none.
 *
 * @param {Event} event
 */
export function targetOf({ target }) {
  return target instanceof HTMLElement ? target : document.documentElement;
}
