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
 * Starts a deposit. A visitor without a valid session logs in first, in the app or in a dialog over this page. An
 * unverified visitor sees the verification in a dialog. The promise resolves when the visitor may start again: after
 * leaving for the payment page, that is when this page is shown again or turns out to stay.
 *
 * @param opener gets the focus back after a dialog
 * @param onward continues after the visitor has logged in or verified
 * @throws ApiError if the code of a dialog could not be loaded
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

/** Loads the code of the dialog that may open next. */
export async function prefetchDialog(): Promise<void> {
  await (readToken() === null ? loadLogin() : loadVerification());
}

/** Opens the verification with a sentence in it; if its code cannot be loaded, shows only the sentence. */
async function askForVerification(notice: string, opener: HTMLElement, onward: () => void): Promise<void> {
  try {
    const { openVerification } = await loadCode(loadVerification);
    openVerification('identity', opener, { notice, onward });
  } catch {
    showToast(notice);
  }
}
