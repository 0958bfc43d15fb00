'use client';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import type { ResumedDialog } from '@/lib/browser/account/typed-dialog';
import { openModal } from '@/lib/browser/overlays/open-modal';
import styles from './account-dialog.module.css';

interface AccountDialogProps {
  /** By which what is inside closes it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Why it is asked for, where the visitor did not ask for it. */
  notice?: string | undefined;
  /** The selector of the input that has the focus, once it is open and whenever that is another one; none without it. */
  focused?: string | undefined;
  /** By which it is opened again on a page that was loaded anew; none without it. */
  resumes?: ResumedDialog | undefined;
  /** The dialog has closed, however that came. */
  onClose: () => void;
  children: ReactNode;
}

/** What an account is asked for or shown over the page, with its title and the button that closes it; Escape leaves it. */
export function AccountDialog({ dialog, title, notice, focused, resumes, onClose, children }: AccountDialogProps) {
  const id = useId();

  useEffect(() => {
    openModal(dialog.current);
    if (focused) dialog.current?.querySelector<HTMLInputElement>(focused)?.focus({ preventScroll: true });
  }, [dialog, focused]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} data-resumes={resumes} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={() => dialog.current?.close()}>
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="1.8"
          aria-hidden="true"
          focusable="false"
        >
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {children}
    </dialog>
  );
}
