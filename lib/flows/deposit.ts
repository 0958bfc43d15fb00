import type { JfUser } from '../contract/user';
import { paymentOrigin } from './payment-host';

const PAY_PATH = '/pay';
const NOT_VERIFIED = '您尚未完成实名认证，请先认证';

/** First step of a deposit: a message to show, or the payment page's URL. */
export type DepositStep = { message: string } | { url: string };

export interface DepositContext {
  user: JfUser;
  token: string;
  /** The stored fingerprint, or an empty string. */
  clientId: string;
  /** The query's `source`, or `null`. */
  source: string | null;
  /** Path and query, without a token, of the page where the deposit begins and to which it returns. */
  from: string;
  page: Pick<Location, 'origin' | 'hostname'>;
}

/** Decides a deposit's first step, such as the payment page's address to redirect to, with the specification's codes. */
export function depositStep({ user, token, clientId, source, from, page }: DepositContext): DepositStep {
  if (user.authenticationMethod === 0) return { message: NOT_VERIFIED };
  const query = new URLSearchParams({
    from,
    source: sourceCode(source),
    token,
    clientid: clientId,
    isBind: user.isBankStatus === 2 ? '1' : '0',
    first: user.accountStatus === 1 ? '1' : '0',
    account: user.account,
  });
  return { url: `${paymentOrigin(page)}${PAY_PATH}?${query}` };
}

/** 4 in the Android app, 3 in the iOS app, 2 elsewhere. */
function sourceCode(source: string | null): string {
  if (source === 'android') return '4';
  return source === 'ios' ? '3' : '2';
}
