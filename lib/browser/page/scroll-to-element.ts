/** Id of the form at the top of a campaign page. */
export const BANNER_FORM = 'banner-form';

/**
 * Scrolls to an element, smoothly unless the visitor prefers less motion.
 *
 * @returns false if the page has no element with that id
 */
export function scrollToElement(id = BANNER_FORM): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  return true;
}
