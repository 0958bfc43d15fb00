const SHOWN_FOR = 3_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a message at the lower edge for three seconds.
 *
 * @param {string} words
 */
export function toast(words) {
  const place = document.querySelector('#toast');
  if (!place) return;
  place.textContent = words;
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.textContent = '';
  }, SHOWN_FOR);
}

/**
 * Runs `work` and shows its message, or why it failed.
 *
 * @param {() => Promise<string | undefined>} work
 */
export async function reporting(work) {
  try {
    const words = await work();
    if (words) toast(words);
  } catch (error) {
    toast(error instanceof Error && error.message ? error.message : '没有成功，请重试');
  }
}
