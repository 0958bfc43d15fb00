import { solveCaptcha } from '@/lib/captcha/solve';
import { clientState } from '@/lib/client-state/store';
import { zkLogin } from '@/lib/contract/browser/zk-login';
import { classifyIdentifier } from '@/lib/contract/identifier';
import { callApi } from '@/lib/http/call-api';
import { withoutToken } from '@/lib/query/page-query';

/**
 * Logs in by password.
 *
 * @returns the page's own address with the new token as a query parameter
 * @throws VisibleError with the server's sentence where it refuses
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
  const { pathname, search } = window.location;
  const query = withoutToken(search);
  return `${pathname}${query ? `${query}&` : '?'}token=${encodeURIComponent(Token)}`;
}
