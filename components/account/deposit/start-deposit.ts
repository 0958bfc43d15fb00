import { beginDeposit } from '@/lib/browser/flows/begin-deposit';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { isBareRefusal, isSessionEnd } from '@/lib/browser/http/refusals';
import { showToast } from '@/lib/browser/overlays/toast';
import { readToken } from '@/lib/browser/session/token';
import { holdPage, releaseOnReturn } from '../../ui/hold-page';

const loadLogin = () => import('../open-login');
const loadVerification = () => import('../verification/open-verification');
const LOG_IN_FIRST = '请先登录，登录后继续入金';

/**
 * Starts a deposit. A visitor without a session, or whose session has ended, is asked to log in: by the app, else over this
 * page. One who is not verified is told so, with the verification over this page. It ends when the visitor may start again:
 * where the page is left for the payment page, once it is shown again or known to stay.
 *
 * @param opener takes the focus back after a dialog
 * @param onward goes on once the visitor has done what was asked
 * @throws ApiError where the code of a dialog could not be fetched
 */
export async function startDeposit(opener: HTMLElement, onward: () => void): Promise<void> {
  if (readToken() === null) {
    (await loadCode(loadLogin)).askForLogin(opener, { notice: LOG_IN_FIRST, onward });
    return;
  }
  const release = holdPage('正在前往入金页面…');
  try {
    const step = await beginDeposit();
    if (step && 'url' in step) await new Promise<void>((resolve) => releaseOnReturn(resolve));
    release();
    if (step && 'message' in step) await askForVerification(step.message, opener, onward);
  } catch (error) {
    release();
    if (isSessionEnd(error)) (await loadCode(() => import('../notify-session-end'))).notifySessionEnd(onward);
    else if (!isBareRefusal(error)) showToast(messageOf(error));
  }
}

/** Fetches the dialog that the visitor may be asked by. */
export async function prefetchDialog(): Promise<void> {
  await (readToken() === null ? loadLogin() : loadVerification());
}

/** The sentence stands in the dialog; where that cannot be had, it is said alone. */
async function askForVerification(notice: string, opener: HTMLElement, onward: () => void): Promise<void> {
  try {
    const { openVerification } = await loadCode(loadVerification);
    openVerification('identity', opener, { notice, onward });
  } catch {
    showToast(notice);
  }
}
