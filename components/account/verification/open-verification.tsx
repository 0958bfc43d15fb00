import { createRoot } from 'react-dom/client';
import type { Verification } from '@/lib/account/verification-fields';
import { VerificationDialog } from './verification-dialog';

let open = false;

/**
 * Opens the form over the page. It has a root of its own, since what opened it is gone as soon as it has done its work.
 *
 * @param opener takes the focus back at the end; its row or section where it may be gone by then
 */
export function openVerification(asked: Verification, opener: HTMLElement): void {
  if (open) return;
  open = true;
  const host = document.createElement('div');
  // The colours of the page are those of the ground that the opener stands on.
  (opener.closest('[data-theme]') ?? document.body).append(host);
  const place = opener.closest<HTMLElement>('li, section');
  const root = createRoot(host);
  let done = false;
  const close = () => {
    open = false;
    root.unmount();
    host.remove();
    if (done && place) place.tabIndex = -1;
    (done && place ? place : opener).focus({ preventScroll: true });
  };
  const finish = () => {
    done = true;
  };
  root.render(<VerificationDialog asked={asked} onDone={finish} onClose={close} />);
}
