import { ACCOUNT_PATTERN } from '../../contract/patterns';
import { readStored, removeStored, writeStored } from '../storage/storage';

/** Hands the number of an account that was just opened to the success page, without the address and for this tab only. */
export function rememberOpenedAccount(account: string): void {
  writeStored('openedAccount', account);
}

/** The account that this tab has opened, or `null`. */
export function openedAccount(): string | null {
  const account = readStored('openedAccount');
  return account !== null && ACCOUNT_PATTERN.test(account) ? account : null;
}

/** Its holder has logged out. */
export function forgetOpenedAccount(): void {
  removeStored('openedAccount');
}
