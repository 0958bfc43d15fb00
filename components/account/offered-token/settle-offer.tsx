import { forgetOpenedAccount } from '@/lib/browser/account/opened-account';
import { fetchProfile } from '@/lib/browser/client-state/fetch-profile';
import { ApiError } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { isSessionEnd } from '@/lib/browser/http/refusals';
import { showToast } from '@/lib/browser/overlays/toast';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { readToken, saveToken } from '@/lib/browser/session/token';
import { readStored, removeStored } from '@/lib/browser/storage/storage';
import { userInfo } from '@/lib/contract/browser/user-info';
import { openDialog } from '../../ui/open-dialog';
import { accountWords } from './account-words';
import { SwitchDialog } from './switch-dialog';

const BROKEN = '链接中的登录信息无效或已过期，继续使用当前账户';

/**
 * Decides about a session from a link while another session is stored. Forgets a session that has ended, takes one of
 * the same account, and asks the visitor about one of another account. If a check fails, the next page asks again.
 */
export async function settleOffer(): Promise<void> {
  const offered = readStored('offeredToken');
  if (offered === null) return;
  const theirs = await accountBehind(offered);
  if (!isOpen(offered)) return;
  if (theirs === null) {
    removeStored('offeredToken');
    if (readToken() !== null) showToast(BROKEN);
    return;
  }
  const own = readToken() === null ? null : await ownAccount();
  // The visitor's own session has ended in the meantime, and the offered one has replaced it.
  if (!isOpen(offered)) return;
  if (own === null || own === theirs) saveToken(offered);
  else ask(own, theirs, offered);
}

/** @throws ApiError if the account cannot be read */
async function accountBehind(token: string): Promise<string | null> {
  try {
    return (await callApi(userInfo, undefined, { token })).Data.jfUser.account;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Whether the server rejects a session for good; rate limits and network errors do not count. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'problem' && [200, 401, 403].includes(error.status ?? 0);
}

async function ownAccount(): Promise<string | null> {
  try {
    return (await fetchProfile()).account;
  } catch (error) {
    if (isSessionEnd(error)) return null;
    throw error;
  }
}

function isOpen(offered: string): boolean {
  return readStored('offeredToken') === offered;
}

function ask(own: string, theirs: string, offered: string): void {
  openDialog('switch-account', visitorPlace(), (onClose) => (
    <SwitchDialog
      own={own}
      theirs={theirs}
      onSwitch={() => {
        forgetOpenedAccount();
        saveToken(offered);
        showToast(`已切换到${accountWords(theirs)}`);
      }}
      onKeep={() => {
        if (isOpen(offered)) removeStored('offeredToken');
      }}
      onClose={onClose}
    />
  ));
}
