import { PATIENCE } from './settings';
import type { Walker } from './walker';

/**
 * Waits until a page has settled: it has hydrated, no request is pending and nothing in view is busy.
 *
 * @returns why it does not settle; undefined if it has
 */
export async function settle({ page, watch }: Walker): Promise<string | undefined> {
  const deadline = Date.now() + PATIENCE;
  let last = '';
  for (let still = 0; still < 2; ) {
    if (Date.now() > deadline) return last;
    const [awaited] = watch.pending();
    // A document that is being left does not answer.
    last = (await page.evaluate(unrest).catch(() => 'it is navigating')) ?? '';
    if (last === '' && awaited) last = `${awaited} is pending`;
    still = last === '' ? still + 1 : 0;
  }
  return undefined;
}

/** Why the page has not settled, after the next frame; `null` if it has. */
async function unrest(): Promise<string | null> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 20))));
  if (document.readyState !== 'complete') return 'it is loading';
  const isPage = document.documentElement.dataset.brand !== undefined;
  if (isPage && !Object.keys(document).some((name) => name.startsWith('__reactContainer'))) return 'it is not hydrated';
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].find((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
  return busy
    ? `it stays busy: ${(busy.getAttribute('aria-label') ?? busy.textContent ?? '').trim().slice(0, 60)}`
    : null;
}
