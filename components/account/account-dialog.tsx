'use client';

import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import type { ResumedDialog } from '@/lib/browser/account/typed-dialog';
import { Dialog } from '../ui/dialog';
import styles from './account-dialog.module.css';

interface AccountDialogProps {
  /** Used by the content to close the dialog. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Why the dialog opened, if the visitor did not open it. */
  notice?: string | undefined;
  /** The selector of the input to focus when the dialog opens and whenever the selector changes; none by default. */
  focused?: string | undefined;
  /** What the dialog stores to reopen after a reload; without it the dialog does not reopen. */
  resumes?: ResumedDialog | undefined;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page for account tasks, with a title and a close button; Escape closes it. */
export function AccountDialog({ dialog, title, notice, focused, resumes, onClose, children }: AccountDialogProps) {
  const id = useId();

  useEffect(() => {
    if (focused) dialog.current?.querySelector<HTMLInputElement>(focused)?.focus({ preventScroll: true });
  }, [dialog, focused]);

  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={id} data-resumes={resumes} onClose={onClose}>
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
    </Dialog>
  );
}
