/** Milliseconds that a wait may last without a word about it. */
export const UNNOTICED = 300;
/** Milliseconds after which a page that is still there was not left after all. */
const LEAVING_LIMIT = 20_000;

/** Ends a hold, at once; a second time it does nothing. */
export type Release = () => void;

let holds = 0;
let hide = () => {};

/**
 * The whole page waits, such as for a call after which it is left: what lasts longer than {@link UNNOTICED} is told by the
 * loading overlay, until the last hold is released.
 *
 * @param text what the visitor waits for
 */
export function holdPage(text: string): Release {
  let held = true;
  holds += 1;
  const timer = setTimeout(async () => {
    try {
      const { showLoading, hideLoading } = await import('./loading');
      if (!held) return;
      showLoading(text);
      hide = hideLoading;
    } catch {
      // The page waits without a word.
    }
  }, UNNOTICED);
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    clearTimeout(timer);
    if (holds === 0) hide();
  };
}

/** Holds a page that is being left, until it is gone, shown again, or known to stay. */
export function holdWhileLeaving(text: string): void {
  releaseOnReturn(holdPage(text));
}

/** Releases a page that is being left when it is shown again, or known to stay. */
export function releaseOnReturn(release: Release): void {
  setTimeout(release, LEAVING_LIMIT);
  window.addEventListener('pageshow', ({ persisted }) => persisted && release());
}
