const WATCH_MS = 5000;
const VISITOR_MOVES = ['touchstart', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part of the page where it stands on the screen while what is above it changes its height: for five seconds, or
 * until the visitor moves. Browsers with scroll anchoring do so themselves, and iOS below 13.4 cannot tell of heights.
 *
 * @param element its section is kept, or itself where it has none
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

/** Without the page's smooth scrolling; browsers that know none take no options either. */
function scrollAtOnce(top: number): void {
  if ('scrollBehavior' in document.documentElement.style) window.scrollBy({ top, behavior: 'instant' });
  else window.scrollBy(0, top);
}
