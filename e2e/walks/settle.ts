import { PATIENCE } from './settings';
import type { Walker } from './walker';

/**
 * Waits until a page has come to rest: it listens to its visitor, no answer is awaited and nothing in sight says that it is busy.
 *
 * @returns why it does not come to rest; undefined where it has
 */
export async function settle({ page, watch }: Walker): Promise<string | undefined> {
  const deadline = Date.now() + PATIENCE;
  let last = '';
  for (let still = 0; still < 2; ) {
    if (Date.now() > deadline) return last;
    const [awaited] = watch.pending();
    // A document that is being left answers nothing.
    last = (await page.evaluate(unrest).catch(() => 'it is being left')) ?? '';
    if (last === '' && awaited) last = `${awaited} is awaited`;
    still = last === '' ? still + 1 : 0;
  }
  return undefined;
}

/** Why the page is not at rest, after it was drawn; `null` where it is. */
async function unrest(): Promise<string | null> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 20))));
  if (document.readyState !== 'complete') return 'it is loading';
  const isPage = document.documentElement.dataset.brand !== undefined;
  if (isPage && !Object.keys(document).some((name) => name.startsWith('__reactContainer'))) return 'it does not listen';
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].find((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
  return busy
    ? `it stays busy: ${(busy.getAttribute('aria-label') ?? busy.textContent ?? '').trim().slice(0, 60)}`
    : null;
}
