import type { Verification } from '@/lib/account/verification-fields';
import { renderOverPage } from '../../ui/render-over-page';
import { VerificationDialog } from './verification-dialog';

let open = false;

/**
 * Opens the form over the page.
 *
 * @param opener takes the focus back at the end; its row or section where it may be gone by then
 */
export function openVerification(asked: Verification, opener: HTMLElement): void {
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
      if (done && place) place.tabIndex = -1;
      (done && place ? place : opener).focus({ preventScroll: true });
    };
    return <VerificationDialog asked={asked} onDone={finish} onClose={close} />;
  });
}
