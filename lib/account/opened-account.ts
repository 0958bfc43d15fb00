import { ACCOUNT_PATTERN } from '../contract/patterns';
import { readTab, writeTab } from './tab-storage';

/** Hands the number of an account that was just opened to the success page, without the address and for this tab only. */
export function rememberOpenedAccount(account: string): void {
  writeTab('openedAccount', account);
}

/** The account that this tab has opened, or `null`. */
export function openedAccount(): string | null {
  const account = readTab('openedAccount');
  return account !== null && ACCOUNT_PATTERN.test(account) ? account : null;
}
