import type { Verification, VerificationField } from '@/lib/account/verification-fields';
import { openDialog } from '../../ui/open-dialog';
import { beginWith } from './use-verification-form';
import { VerificationDialog } from './verification-dialog';

export interface VerificationWishes {
  /** Why the verification is needed, as a sentence for the visitor. */
  notice?: string;
  /** Continues what needed the verification, after it is done and the dialog has closed. */
  onward?: () => void;
}

/**
 * Opens the form in a dialog over the page.
 *
 * @param opener gets the focus back on close; if it may be gone by then, its row or section does
 */
export function openVerification(
  asked: Verification,
  opener: HTMLElement,
  { notice, onward }: VerificationWishes = {},
): void {
  let done = false;
  const finish = () => {
    done = true;
  };
  openDialog(
    'verification',
    opener,
    (onClose) => <VerificationDialog asked={asked} notice={notice} onDone={finish} onClose={onClose} />,
    { isOpenerGone: () => done && !onward, onClosed: () => done && onward?.() },
  );
}

/** Opens the form after a reload, with what was typed in it before. */
export function resumeVerification(
  asked: Verification,
  opener: HTMLElement,
  values: Partial<Record<VerificationField, string>>,
): void {
  beginWith(values);
  openVerification(asked, opener);
}
