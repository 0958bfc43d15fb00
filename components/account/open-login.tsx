import { typedMobile } from '@/lib/browser/account/typed-before';
import { callBridge } from '@/lib/browser/flows/bridge';
import { showToast } from '@/lib/browser/overlays/toast';
import { keepInPlace } from '@/lib/browser/page/keep-in-place';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { renderOverPage } from '../ui/render-over-page';
import { type BegunLogin, LoginDialog } from './login-dialog';

export interface LoginWishes {
  /** Why the login is asked for, in a sentence for the visitor. */
  notice?: string;
  /** Goes on with what needed the login, once the visitor is logged in and the dialog has closed. */
  onward?: () => void;
  /** The dialog has closed and nobody has logged in. */
  onLeave?: () => void;
}

const LOG_IN_FIRST = '请先登录，登录后继续';

/** What is wished of the dialog that is open. */
let open: LoginWishes | undefined;

/**
 * Opens the login over the page.
 *
 * @param opener takes the focus back at the end; a mobile number in its form is taken over
 * @param wishes of one who comes while it is open are fulfilled as well
 * @param begun what was typed in it on the page before
 */
export function openLogin(opener: HTMLElement, wishes: LoginWishes = {}, begun?: BegunLogin): void {
  if (open) {
    Object.assign(open, wishes);
    return;
  }
  const wished = { ...wishes };
  open = wished;
  let loggedIn = false;
  const place = opener.closest('section');
  const keep = () => {
    loggedIn = true;
    keepInPlace(opener);
  };
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = undefined;
      remove();
      // What opened the login may be gone with it; then the part of the page that it stood in has the focus.
      const heir = opener.isConnected ? opener : place;
      if (heir === place) heir?.setAttribute('tabindex', '-1');
      heir?.focus({ preventScroll: true });
      if (loggedIn) wished.onward?.();
      else wished.onLeave?.();
    };
    return (
      <LoginDialog mobile={mobileNear(opener)} notice={wishes.notice} begun={begun} onClose={close} onLogin={keep} />
    );
  });
}

/**
 * Asks a visitor to log in: by the app, which opens the page anew, else over this page.
 *
 * @param opener takes the focus back
 */
export function askForLogin(opener: HTMLElement, wishes: LoginWishes = {}): void {
  if (callBridge('login')) {
    if (wishes.notice) showToast(wishes.notice);
    wishes.onLeave?.();
  } else openLogin(opener, wishes);
}

/** Asks a visitor to log in before what was tapped goes on; resolves to whether they have done so over this page. */
export function waitForLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    const wishes = { notice: LOG_IN_FIRST, onward: () => resolve(true), onLeave: () => resolve(false) };
    askForLogin(visitorPlace(), wishes);
  });
}

function mobileNear(opener: HTMLElement): string {
  const input = opener.closest('form')?.elements.namedItem('mobile');
  return input instanceof HTMLInputElement && input.value ? input.value : typedMobile();
}
