import { createRoot } from 'react-dom/client';
import { keepInPlace } from '@/lib/shell/keep-in-place';
import { LoginDialog } from './login-dialog';

interface LoginWishes {
  /** Why the login is asked for, in a sentence for the visitor. */
  notice?: string;
  /** Goes on with what needed the login, once the visitor is logged in and the dialog has closed. */
  onward?: () => void;
}

let open = false;

/**
 * Opens the login over the page. It has a root of its own: what opened it may stand within a form, and is gone as soon
 * as the visitor is logged in.
 *
 * @param opener takes the focus back at the end; a mobile number in its form is taken over
 */
export function openLogin(opener: HTMLElement, { notice, onward }: LoginWishes = {}): void {
  if (open) return;
  open = true;
  const host = document.createElement('div');
  // The colours of the campaign are those of its ground.
  (opener.closest('[data-theme]') ?? document.body).append(host);
  const root = createRoot(host);
  let loggedIn = false;
  const close = () => {
    open = false;
    root.unmount();
    host.remove();
    opener.focus({ preventScroll: true });
    if (loggedIn) onward?.();
  };
  const keep = () => {
    loggedIn = true;
    keepInPlace(opener);
  };
  root.render(<LoginDialog mobile={mobileNear(opener)} notice={notice} onClose={close} onLogin={keep} />);
}

function mobileNear(opener: HTMLElement): string {
  const input = opener.closest('form')?.elements.namedItem('mobile');
  return input instanceof HTMLInputElement ? input.value : '';
}
