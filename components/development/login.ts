import { solveCaptcha } from '@/lib/browser/captcha/solve';
import { clientState } from '@/lib/browser/client-state/store';
import { callApi } from '@/lib/browser/http/call-api';
import { dropToken } from '@/lib/browser/session/token';
import { zkLogin } from '@/lib/contract/browser/zk-login';
import { classifyIdentifier } from '@/lib/contract/identifier';
import { withoutToken } from '@/lib/query/without-token';

/**
 * Logs in by password.
 *
 * @returns the page's own URL with the new token as a query parameter
 * @throws VisibleError with the server's sentence if it rejects the login
 */
export async function developmentLogin(typed: string, password: string): Promise<string> {
  const account = typed.trim();
  const { Token } = await callApi(zkLogin, {
    account,
    password,
    signtype: '1',
    loginAccountType: `${classifyIdentifier(account)}`,
    ...(await solveCaptcha()),
    fromtype: `${clientState().fromType}`,
  });
  // The developer has chosen this account: a page with another session would ask first.
  dropToken();
  const { pathname, search } = window.location;
  const query = withoutToken(search);
  return `${pathname}${query ? `${query}&` : '?'}token=${encodeURIComponent(Token)}`;
}
