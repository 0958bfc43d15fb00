/** How far outside the screen an element counts as near. */
const MARGIN = '100px 0px';

/**
 * Calls back once an element comes near the screen; right away in browsers that cannot observe it.
 *
 * @returns the function that stops waiting
 */
export function onceNear(element: Element | null, callback: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) {
    callback();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
