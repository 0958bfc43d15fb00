import { callBridge } from '@/lib/flows/bridge';
import { openLogin } from './open-login';

/** The app's own login, or the login over the page. */
export function logIn(opener: HTMLElement): void {
  if (!callBridge('login')) openLogin(opener);
}
