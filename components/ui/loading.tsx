import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showModal } from '@/lib/browser/overlays/open-modal';
import { createStore } from '@/lib/browser/store/store';
import styles from './loading.module.css';
import { renderOverPage } from './render-over-page';

const LOADING_TEXT = '加载中…';
/** Most milliseconds that it covers the page: no call lasts longer. */
export const LOADING_LIMIT = 20_000;

const words = createStore(LOADING_TEXT);
let uncover: (() => void) | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Covers the page with the loading overlay, or changes its message. It never traps the visitor: Escape closes it, and
 * so do {@link LOADING_LIMIT} and the return to a page that was left under it. Only for code that is itself loaded
 * late: no page contains the overlay from the start, and `holdPage` loads it.
 */
export function showLoading(text: string = LOADING_TEXT): void {
  words.set(text);
  if (uncover) return;
  limit = setTimeout(hideLoading, LOADING_LIMIT);
  window.addEventListener('pageshow', hideOnReturn);
  renderOverPage(document.body, (remove) => {
    uncover = remove;
    return <LoadingOverlay />;
  });
}

export function hideLoading(): void {
  clearTimeout(limit);
  window.removeEventListener('pageshow', hideOnReturn);
  uncover?.();
  uncover = undefined;
}

function hideOnReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) hideLoading();
}

/** The open dialog traps the focus and returns it when it closes. */
function LoadingOverlay() {
  const text = useSyncExternalStore(words.subscribe, words.get);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const overlay = dialog.current;
    if (!overlay) return;
    const focused = document.activeElement;
    showModal(overlay);
    overlay.focus();
    return () => {
      overlay.close?.();
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-busy="true"
      aria-label={text}
      tabIndex={-1}
      onClose={hideLoading}
    >
      <div className={styles.panel}>
        <svg className={styles.ring} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
          <circle cx="20" cy="20" r="16" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="4" />
          <path d="M20 4a16 16 0 0 1 16 16" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <p>{text}</p>
      </div>
    </dialog>
  );
}
