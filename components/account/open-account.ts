import { openAccount } from '@/lib/browser/account/registration-calls';
import { forgetTyped } from '@/lib/browser/account/typed-before';
import { holdPage, releaseOnReturn } from '../ui/hold-page';

/** Opens an account and leaves for the success page; the page waits for both. Parameters and errors are those of `openAccount`. */
export async function openAccountAndLeave(...account: Parameters<typeof openAccount>): Promise<void> {
  const release = holdPage('正在为您开户…');
  try {
    await openAccount(...account);
    forgetTyped();
    releaseOnReturn(release);
  } catch (error) {
    // What is at fault can take the focus only once nothing covers it.
    release();
    throw error;
  }
}
