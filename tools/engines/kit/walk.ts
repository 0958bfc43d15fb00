import { awaitFrames, haveFrames } from './frames';

/** Pixels by which one screen overlaps the next. */
const AGAIN = 100;

let at = -1;

/** The state of a walk down the page. */
export interface Walk {
  atEnd: boolean;
  /** Whether the page has loaded everything. */
  settled: boolean;
}

const LOADING = '[aria-busy="true"], [data-connection]:not([data-connection="live"])';

/**
 * Scrolls down by a screen when the browser has drawn the last one, and from the end to parts that it passed before they had loaded, so
 * that the page loads everything that it loads near the screen.
 *
 * @param fromTop starts at the top
 */
export function step(fromTop: boolean): Walk {
  document.documentElement.style.scrollBehavior = 'auto';
  if (fromTop) drawAll();
  const page = document.documentElement;
  const end = page.scrollHeight - window.innerHeight;
  if (fromTop) at = -1;
  if (at < 0 || (haveFrames() && at < end)) {
    at = at < 0 ? 0 : Math.min(end, at + window.innerHeight - AGAIN);
    window.scrollTo(0, at);
    awaitFrames();
  }
  const atEnd = at >= end && haveFrames();
  const [next] = unsettled();
  if (atEnd && next) next.scrollIntoView({ block: 'center' });
  return { atEnd, settled: !next };
}

/** Draws parts off the screen too: otherwise a finger reaches nothing in them before the next frame. */
function drawAll(): void {
  const [sheet] = Array.from(document.styleSheets).filter(({ cssRules }) => cssRules.length > 0);
  if (sheet) sheet.insertRule('* { content-visibility: visible !important }', sheet.cssRules.length);
}

/** The parts and pictures that are not loaded, and the prices if none has a first value. */
function unsettled(): Element[] {
  const pictures = Array.from(document.images).filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  const prices = Array.from(document.querySelectorAll('[data-direction]'));
  const isPriced = ({ textContent }: Element) => /\d/.test(textContent || '');
  return [...Array.from(document.querySelectorAll(LOADING)), ...pictures, ...(prices.some(isPriced) ? [] : prices)];
}
