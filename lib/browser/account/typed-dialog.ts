import type { Verification } from '@/lib/account/verification-fields';
import { parseJson } from '../../parse-json';
import { readStored, removeStored } from '../storage/storage';

/** What the login shows: one of its ways, or that to another password. */
export type LoginWay = 'code' | 'password' | 'reset';

/** The dialogs that are opened again on a page that was loaded anew. */
export type ResumedDialog = `login-${LoginWay}` | Verification;

/** One that was open, as `renewal.js` keeps it in this tab. */
interface TypedDialog {
  dialog: ResumedDialog;
  /** By their fields; of passwords, codes, documents and cards there are none. */
  values: Partial<Record<'account' | 'name' | 'bank', string>>;
}

/** What was open on the page before this one, once. */
export function takeTypedDialog(): TypedDialog | undefined {
  const kept = readStored('typedDialog');
  removeStored('typedDialog');
  return kept === null ? undefined : (parseJson(kept) as TypedDialog | undefined);
}
