import { ACCOUNT_PATTERN } from '../../contract/patterns';
import { readStored, removeStored, writeStored } from '../storage/storage';

/** Passes the number of a newly opened account to the success page, outside the URL and for this tab only. */
export function rememberOpenedAccount(account: string): void {
  writeStored('openedAccount', account);
}

/** The account that was opened in this tab, or `null`. */
export function openedAccount(): string | null {
  const account = readStored('openedAccount');
  return account !== null && ACCOUNT_PATTERN.test(account) ? account : null;
}

/** Removes the opened account, after a logout. */
export function forgetOpenedAccount(): void {
  removeStored('openedAccount');
}
