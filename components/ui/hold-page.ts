/** Milliseconds that a wait may last without an overlay. */
export const UNNOTICED = 300;
/** Milliseconds after which a page that is still there was not left. */
const LEAVING_LIMIT = 20_000;

/** Ends a wait immediately; a second call does nothing. */
export type Release = () => void;

let holds = 0;
let hide = () => {};

/**
 * Blocks the whole page, for example during a call after which it is left: if the wait lasts longer than {@link
 * UNNOTICED}, the loading overlay shows it until the last wait is released.
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
      // Without the overlay's code the page waits without a message.
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

/** Blocks a page that is being left, until it is gone, shown again, or known to stay. */
export function holdWhileLeaving(text: string): void {
  releaseOnReturn(holdPage(text));
}

/** Releases a page that is being left when it is shown again, or known to stay. */
export function releaseOnReturn(release: Release): void {
  setTimeout(release, LEAVING_LIMIT);
  window.addEventListener('pageshow', ({ persisted }) => persisted && release());
}
