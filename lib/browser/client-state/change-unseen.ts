/** Milliseconds for which the page has to stand still before it is shown, and after which it is shown however it is. */
const STILL = 200;
const LIMIT = 4000;
const LOOK_EVERY = 50;

/** What a page shows visitors without a session, and what has not come yet. */
const AWAITED = 'main aside[aria-label="登录或开户"], main [aria-busy="true"]';

/**
 * Changes whose page this is while nobody sees it: it is hidden beneath the dialog that made the change until everything in view
 * is the new visitor's. Nothing leaps, however much of the page has come, gone or grown.
 *
 * @param change makes the page read what it shows anew
 * @param signal shows the page at once, such as when the dialog is gone
 */
export async function changeUnseen(change: () => void, signal: AbortSignal): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main, footer')];
  for (const { style } of parts) style.visibility = 'hidden';
  try {
    change();
    await standStill(signal);
  } finally {
    for (const { style } of parts) style.visibility = '';
  }
}

async function standStill(signal: AbortSignal): Promise<void> {
  let height = -1;
  let still = 0;
  let patience = STILL;
  for (let waited = 0; waited < LIMIT && still < patience && !signal.aborted; waited += LOOK_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    const { scrollHeight } = document.documentElement;
    const awaited = isAwaited();
    still = awaited || scrollHeight !== height ? 0 : still + LOOK_EVERY;
    height = scrollHeight;
    // What an answer lets be asked for takes as long as that answer did.
    if (awaited) patience = Math.max(STILL, waited + 2 * LOOK_EVERY);
  }
}

function isAwaited(): boolean {
  return [...document.querySelectorAll(AWAITED)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return !part.closest('dialog') && bottom > 0 && top < window.innerHeight;
  });
}
