/** Milliseconds that a hidden page keeps its connection, for visitors who briefly look at another tab. */
const HIDDEN_GRACE = 10_000;

/**
 * Reports whether the page is visible and online: right away and after every change.
 *
 * @returns the function that stops it
 */
export function watchPresence(onChange: (present: boolean) => void): () => void {
  let reported: boolean | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  function settle(present: boolean): void {
    clearTimeout(grace);
    if (reported === present) return;
    reported = present;
    onChange(present);
  }
  function look(): void {
    clearTimeout(grace);
    if (!navigator.onLine) settle(false);
    else if (document.visibilityState === 'visible') settle(true);
    else if (reported) grace = setTimeout(settle, HIDDEN_GRACE, false);
    else settle(false);
  }
  // An open socket would keep the page out of the back/forward cache.
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
