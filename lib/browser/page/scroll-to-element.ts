/** Id of the form at the head of a campaign page. */
export const BANNER_FORM = 'banner-form';

/**
 * Scrolls smoothly to an element, at once for visitors who asked for less motion.
 *
 * @returns false where the page has no element of that id
 */
export function scrollToElement(id = BANNER_FORM): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  return true;
}
