import type { Verification } from '@/lib/account/verification-fields';
import { parseJson } from '../../parse-json';
import { readStored, removeStored } from '../storage/storage';

/** What the login dialog shows: one of the two login methods, or the password reset. */
export type LoginWay = 'code' | 'password' | 'reset';

/** The dialogs that reopen after a page reload. */
export type ResumedDialog = `login-${LoginWay}` | Verification;

/** An open dialog as `renewal.js` stores it in this tab. */
interface TypedDialog {
  dialog: ResumedDialog;
  /** Values by field; passwords, codes, documents and cards are never stored. */
  values: Partial<Record<'account' | 'name' | 'bank', string>>;
}

/** Returns the dialog that was open on the previous page and removes it from storage. */
export function takeTypedDialog(): TypedDialog | undefined {
  const kept = readStored('typedDialog');
  removeStored('typedDialog');
  return kept === null ? undefined : (parseJson(kept) as TypedDialog | undefined);
}
