'use client';

import { useSyncExternalStore } from 'react';
import { toastStore } from '@/lib/browser/overlays/toast';
import styles from './toast.module.css';

/**
 * Shows the toast of `lib/browser/overlays/toast` at the centre of the screen, also above an open dialog if the browser
 * has popovers.
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

function raise(element: HTMLDivElement | null): void {
  element?.showPopover?.();
}
