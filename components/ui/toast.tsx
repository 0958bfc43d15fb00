'use client';

import { useSyncExternalStore } from 'react';
import { toastStore } from '@/lib/browser/overlays/toast';
import { keepOffField } from './place-toast';
import styles from './toast.module.css';

/**
 * Shows the toast of `lib/browser/overlays/toast` at the centre of the screen, also above an open dialog, but
 * not on the field that the visitor fills.
 */
export function ToastOutlet() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <div role="status" aria-atomic="true">
      {toast && (
        <div key={toast.id} className={styles.toast} popover="manual" ref={raise}>
          {toast.text}
        </div>
      )}
    </div>
  );
}

/** @returns what React calls when the toast is gone */
function raise(toast: HTMLDivElement): () => void {
  const { showPopover }: Partial<HTMLDivElement> = toast;
  if (showPopover) {
    showPopover.call(toast);
    return keepOffField(toast);
  }
  // Without popovers an open dialog covers the toast, so it shows a copy.
  const copy = toast.cloneNode(true) as HTMLDivElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  dialog?.append(copy);
  const release = keepOffField(dialog ? copy : toast);
  return () => {
    release();
    copy.remove();
  };
}
