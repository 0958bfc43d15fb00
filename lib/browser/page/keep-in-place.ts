const WATCH_MS = 5000;
const VISITOR_MOVES = ['touchstart', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part of the page at its place on the screen while the content above it changes height: for five seconds, or
 * until the visitor moves. Browsers with scroll anchoring do this themselves, and iOS below 13.4 cannot observe
 * heights.
 *
 * @param element its section stays in place, or the element itself without one
 */
export function keepInPlace(element: Element): void {
  if (CSS.supports('overflow-anchor', 'auto') || !('ResizeObserver' in window)) return;
  const kept = element.closest('section') ?? element;
  const { top } = kept.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    if (kept.isConnected) scrollAtOnce(kept.getBoundingClientRect().top - top);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of VISITOR_MOVES) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, WATCH_MS);
  for (const type of VISITOR_MOVES) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
}

/** Without the page's smooth scrolling; browsers that do not support it do not accept options either. */
function scrollAtOnce(top: number): void {
  if ('scrollBehavior' in document.documentElement.style) window.scrollBy({ top, behavior: 'instant' });
  else window.scrollBy(0, top);
}
