import type { Verification } from '@/lib/account/verification-fields';
import { renderOverPage } from '../../ui/render-over-page';
import { VerificationDialog } from './verification-dialog';

export interface VerificationWishes {
  /** Why it is asked for, in a sentence for the visitor. */
  notice?: string;
  /** Goes on with what needed it, once it is done and the dialog has closed. */
  onward?: () => void;
}

let open = false;

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
  if (open) return;
  open = true;
  const place = opener.closest<HTMLElement>('li, section');
  let done = false;
  const finish = () => {
    done = true;
  };
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = false;
      remove();
      const moved = done && place && !onward;
      if (moved) place.tabIndex = -1;
      (moved ? place : opener).focus({ preventScroll: true });
      if (done) onward?.();
    };
    return <VerificationDialog asked={asked} notice={notice} onDone={finish} onClose={close} />;
  });
}
