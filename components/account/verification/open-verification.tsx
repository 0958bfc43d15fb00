import type { Verification, VerificationField } from '@/lib/account/verification-fields';
import { openDialog } from '../../ui/open-dialog';
import { beginWith } from './use-verification-form';
import { VerificationDialog } from './verification-dialog';

export interface VerificationWishes {
  /** Why it is asked for, in a sentence for the visitor. */
  notice?: string;
  /** Goes on with what needed it, once it is done and the dialog has closed. */
  onward?: () => void;
}

/**
 * Opens the form over the page.
 *
 * @param opener takes the focus back at the end; its row or section where it may be gone by then
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

/** Opens the form over a page that was loaded anew, with what was typed in it before. */
export function resumeVerification(
  asked: Verification,
  opener: HTMLElement,
  values: Partial<Record<VerificationField, string>>,
): void {
  beginWith(values);
  openVerification(asked, opener);
}
