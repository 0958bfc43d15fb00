'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { loadingStore } from '@/lib/shell/loading';
import { openModal } from '@/lib/shell/open-modal';
import styles from './loading.module.css';

/** Covers the page while `lib/shell/loading` says so. The open dialog holds the focus and gives it back when it closes. */
export function LoadingOverlay() {
  const text = useSyncExternalStore(loadingStore.subscribe, loadingStore.get, () => null);
  return text === null ? null : <Overlay text={text} />;
}

function Overlay({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const overlay = dialog.current;
    if (!overlay) return;
    const focused = document.activeElement;
    openModal(overlay);
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
      onCancel={(event) => event.preventDefault()}
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
