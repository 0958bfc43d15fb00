/** Milliseconds that a hidden page keeps its connection, for visitors who only look at another tab. */
const HIDDEN_GRACE = 10_000;

/**
 * Tells whether the page is seen and online: at once, and whenever it changes.
 *
 * @returns the way to stop
 */
export function watchPresence(onChange: (present: boolean) => void): () => void {
  let told: boolean | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  function settle(present: boolean): void {
    clearTimeout(grace);
    if (told === present) return;
    told = present;
    onChange(present);
  }
  function look(): void {
    clearTimeout(grace);
    if (!navigator.onLine) settle(false);
    else if (document.visibilityState === 'visible') settle(true);
    else if (told) grace = setTimeout(settle, HIDDEN_GRACE, false);
    else settle(false);
  }
  // An open socket keeps a page that is left from being shown at once when the visitor comes back.
  const leave = () => settle(false);

  document.addEventListener('visibilitychange', look);
  for (const type of ['online', 'offline', 'pageshow']) window.addEventListener(type, look);
  window.addEventListener('pagehide', leave);
  look();
  return () => {
    clearTimeout(grace);
    document.removeEventListener('visibilitychange', look);
    for (const type of ['online', 'offline', 'pageshow']) window.removeEventListener(type, look);
    window.removeEventListener('pagehide', leave);
  };
}
