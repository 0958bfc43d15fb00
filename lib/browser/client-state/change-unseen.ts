/** Milliseconds for which the page must not change before it is shown, and after which it is shown anyway. */
const STILL = 200;
const LIMIT = 4000;
const LOOK_EVERY = 50;

/** What a page shows visitors without a session, and parts that are still loading. */
const AWAITED = 'main aside[aria-label="登录或开户"], main [aria-busy="true"]';

/**
 * Switches the page to another visitor without visible jumps: the page stays hidden behind the dialog that made the
 * change until everything in view belongs to the new visitor.
 *
 * @param change makes the page read its data again
 * @param signal shows the page right away, for example when the dialog is gone
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
    // Requests that follow from an answer take about as long as that answer did.
    if (awaited) patience = Math.max(STILL, waited + 2 * LOOK_EVERY);
  }
}

function isAwaited(): boolean {
  return [...document.querySelectorAll(AWAITED)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return !part.closest('dialog') && bottom > 0 && top < window.innerHeight;
  });
}
