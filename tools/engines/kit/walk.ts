import { awaitFrames, haveFrames } from './frames';

/** Pixels of the last screen that the next one shows again. */
const AGAIN = 100;

let at = -1;

/** Where a walk down the page has come to. */
export interface Walk {
  atEnd: boolean;
  /** Whether nothing on the page is still to come. */
  settled: boolean;
}

/**
 * Goes on down the page by a screen, once the browser has drawn the last one, so that all is fetched that comes with its visitor.
 *
 * @param anew begins at the top
 */
export function step(anew: boolean): Walk {
  document.documentElement.style.scrollBehavior = 'auto';
  if (anew) drawAll();
  const page = document.documentElement;
  const end = page.scrollHeight - window.innerHeight;
  if (anew) at = -1;
  if (at < 0 || (haveFrames() && at < end)) {
    at = at < 0 ? 0 : Math.min(end, at + window.innerHeight - AGAIN);
    window.scrollTo(0, at);
    awaitFrames();
  }
  return { atEnd: at >= end && haveFrames(), settled: isSettled() };
}

/** What is drawn only while it is on the screen is drawn always: a finger reaches nothing in it before the next frame. */
function drawAll(): void {
  const [sheet] = Array.from(document.styleSheets).filter(({ cssRules }) => cssRules.length > 0);
  if (sheet) sheet.insertRule('* { content-visibility: visible !important }', sheet.cssRules.length);
}

/** Whether nothing is still to come that the page waits for itself: parts, pictures, the first prices. */
function isSettled(): boolean {
  const pictures = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
  const prices = Array.from(document.querySelectorAll('[data-direction]'));
  const isPriced = ({ textContent }: Element) => /\d/.test(textContent || '');
  return (
    !document.querySelector('[aria-busy="true"], [data-connection]:not([data-connection="live"])') &&
    pictures.every(({ complete }) => complete) &&
    (prices.length === 0 || prices.some(isPriced))
  );
}
