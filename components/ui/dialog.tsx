import { clsx } from 'clsx';
import { type DialogHTMLAttributes, type RefObject, useEffect, useRef } from 'react';
import { openModal } from '@/lib/browser/overlays/open-modal';
import styles from './dialog.module.css';

interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'> {
  /** For content that closes the dialog. */
  ref?: RefObject<HTMLDialogElement | null>;
  /** Called when the dialog closes for any reason. The owner then stops rendering it. */
  onClose?: () => void;
}

/**
 * A dialog over the page, open as long as it is rendered; Escape and a step back close it. It needs an accessible name,
 * `aria-label` or `aria-labelledby`. `openDialog` renders one from a click handler.
 */
export function Dialog({ ref, className, ...dialog }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const element = ref ?? own;

  useEffect(() => openModal(element.current), [element]);

  return <dialog {...dialog} ref={element} className={clsx(styles.dialog, className)} />;
}
