import { createRoot } from 'react-dom/client';
import { readToken } from '@/lib/browser/session/token';
import { readStored } from '@/lib/browser/storage/storage';
import { LoginDialog } from './login-dialog';

const ID = 'development-login';

/**
 * Opens the hidden development login for an anonymous visitor if local storage has `developmentLogin` = `1` and the
 * connection is not secure; once a page.
 */
export function offerDevelopmentLogin({ protocol }: Pick<Location, 'protocol'> = window.location): void {
  if (protocol === 'https:' || readStored('developmentLogin') !== '1' || readToken() !== null) return;
  if (document.getElementById(ID)) return;
  const host = document.createElement('div');
  host.id = ID;
  document.body.append(host);
  createRoot(host).render(<LoginDialog />);
}
