import { type LoginWay, takeTypedDialog } from '@/lib/browser/account/typed-dialog';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { readToken } from '@/lib/browser/session/token';

/**
 * Reopens the dialog that was open before a reload, with the stored input; not if the visitor has logged in or out in
 * the meantime.
 */
export async function resumeDialog(): Promise<void> {
  const typed = takeTypedDialog();
  if (!typed) return;
  const { dialog, values } = typed;
  const loggedIn = readToken() !== null;
  if (dialog === 'identity' || dialog === 'card') {
    if (loggedIn) (await import('./verification/open-verification')).resumeVerification(dialog, visitorPlace(), values);
  } else if (!loggedIn) {
    const begun = { way: dialog.slice('login-'.length) as LoginWay, account: values.account ?? '' };
    (await import('./open-login')).openLogin(visitorPlace(), {}, begun);
  }
}
