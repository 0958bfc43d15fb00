import { typedMobile } from '@/lib/browser/account/typed-before';
import { callBridge } from '@/lib/browser/flows/bridge';
import { showToast } from '@/lib/browser/overlays/toast';
import { keepInPlace } from '@/lib/browser/page/keep-in-place';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { renderOverPage } from '../ui/render-over-page';
import { type BegunLogin, LoginDialog } from './login-dialog';

export interface LoginWishes {
  /** Why the visitor has to log in, as a sentence for the visitor. */
  notice?: string;
  /** Continues what needed the login, after the visitor is logged in and the dialog has closed. */
  onward?: () => void;
  /** Called when the dialog closes without a login. */
  onLeave?: () => void;
}

const LOG_IN_FIRST = '请先登录，登录后继续';

/** The options of the open dialog. */
let open: LoginWishes | undefined;

/**
 * Opens the login in a dialog over the page.
 *
 * @param opener gets the focus back on close; a mobile number in its form is copied
 * @param wishes if the dialog is already open, these are added to its options
 * @param begun what was typed in it before a reload
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
      // The login may remove its opener; then the surrounding part of the page gets the focus.
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
 * Asks a visitor to log in: in the app, which reloads the page, or else in a dialog over this page.
 *
 * @param opener gets the focus back on close
 */
export function askForLogin(opener: HTMLElement, wishes: LoginWishes = {}): void {
  if (callBridge('login')) {
    if (wishes.notice) showToast(wishes.notice);
    wishes.onLeave?.();
  } else openLogin(opener, wishes);
}

/** Asks a visitor to log in before an action continues; resolves to whether they logged in over this page. */
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
