import { openAccount } from '@/lib/browser/account/registration-calls';
import { forgetTyped } from '@/lib/browser/account/typed-before';
import { holdPage, releaseOnReturn } from '../ui/hold-page';

/**
 * Opens an account and goes to the success page, with the page blocked meanwhile. Parameters and errors are those of
 * `openAccount`.
 */
export async function openAccountAndLeave(...account: Parameters<typeof openAccount>): Promise<void> {
  const release = holdPage('正在为您开户…');
  try {
    await openAccount(...account);
    forgetTyped();
    releaseOnReturn(release);
  } catch (error) {
    // An invalid field can get the focus only after the overlay is gone.
    release();
    throw error;
  }
}
