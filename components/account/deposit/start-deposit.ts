import { beginDeposit } from '@/lib/browser/flows/begin-deposit';
import { callBridge } from '@/lib/browser/flows/bridge';
import { isBareRefusal, isSessionEnd, messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { readToken } from '@/lib/browser/session/token';
import { showToast } from '@/lib/browser/shell/toast';

const LOG_IN_FIRST = '请先登录，登录后继续入金';

/**
 * Starts a deposit. A visitor without a session, or whose session has ended, is asked to log in: by the app, else over this page.
 *
 * @param opener takes the focus back after a login
 * @param onward goes on once the visitor has logged in
 * @returns whether the page is being left for the payment page
 * @throws ApiError where the login could not be fetched
 */
export async function startDeposit(opener: HTMLElement, onward: () => void): Promise<boolean> {
  if (readToken() === null) return askForLogin(opener, LOG_IN_FIRST, onward);
  try {
    return await beginDeposit();
  } catch (error) {
    if (isSessionEnd(error)) (await loadCode(() => import('../notify-session-end'))).notifySessionEnd(onward);
    else if (!isBareRefusal(error)) showToast(messageOf(error));
    return false;
  }
}

async function askForLogin(opener: HTMLElement, notice: string, onward: () => void): Promise<false> {
  if (callBridge('login')) {
    showToast(notice);
    return false;
  }
  const { openLogin } = await loadCode(() => import('../open-login'));
  openLogin(opener, { notice, onward });
  return false;
}
