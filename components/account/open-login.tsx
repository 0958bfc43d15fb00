import { keepInPlace } from '@/lib/browser/shell/keep-in-place';
import { renderOverPage } from '../ui/render-over-page';
import { LoginDialog } from './login-dialog';

export interface LoginWishes {
  /** Why the login is asked for, in a sentence for the visitor. */
  notice?: string;
  /** Goes on with what needed the login, once the visitor is logged in and the dialog has closed. */
  onward?: () => void;
  /** The dialog has closed and nobody has logged in. */
  onLeave?: () => void;
}

/** What is wished of the dialog that is open. */
let open: LoginWishes | undefined;

/**
 * Opens the login over the page.
 *
 * @param opener takes the focus back at the end; a mobile number in its form is taken over
 * @param wishes of one who comes while it is open are fulfilled as well
 */
export function openLogin(opener: HTMLElement, wishes: LoginWishes = {}): void {
  if (open) {
    Object.assign(open, wishes);
    return;
  }
  const wished = { ...wishes };
  open = wished;
  let loggedIn = false;
  const keep = () => {
    loggedIn = true;
    keepInPlace(opener);
  };
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = undefined;
      remove();
      opener.focus({ preventScroll: true });
      if (loggedIn) wished.onward?.();
      else wished.onLeave?.();
    };
    return <LoginDialog mobile={mobileNear(opener)} notice={wishes.notice} onClose={close} onLogin={keep} />;
  });
}

function mobileNear(opener: HTMLElement): string {
  const input = opener.closest('form')?.elements.namedItem('mobile');
  return input instanceof HTMLInputElement ? input.value : '';
}
