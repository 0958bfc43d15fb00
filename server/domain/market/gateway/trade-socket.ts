import type { ErrorCode } from '@/lib/contract/envelope';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { type LoginMessage, loginMessage, MESSAGE } from '@/lib/contract/market/messages';
import { ApiProblem } from '../../../platform/http/problem';
import { toProblem } from '../../../platform/http/to-problem';
import { checkPassword } from '../../accounts/login';
import type { AccountServices } from '../../accounts/services';
import { requireCaptcha } from '../../captcha/provider';
import type { Connection } from './connection';
import { createSocketToken } from './socket-token';

/** Milliseconds that a client has to log in. */
const LOGIN_TIMEOUT = 10_000;

/** Rejected logins after which a socket is closed. */
const REFUSED_LIMIT = 3;

export interface TradeSocketOptions {
  services: AccountServices;
  /** The Host header of its handshake. */
  host: string | undefined;
  /** Receives the result of each login: `accepted`, or the code of its problem. */
  onLogin: (outcome: 'accepted' | ErrorCode) => void;
  /** Receives errors that the client did not cause. */
  onFault: (error: unknown) => void;
}

/** Serves a client of the trade socket: logs it in and gives it a token for the quote socket. */
export function serveTrade(connection: Connection, { services, host, onLogin, onFault }: TradeSocketOptions) {
  let refused = 0;
  let underWay = false;
  const timer = setTimeout(() => connection.close(CLOSE.loginTimeout), LOGIN_TIMEOUT);
  connection.socket.once('close', () => clearTimeout(timer));

  connection.read<LoginMessage>(loginMessage, (message) => {
    // One login at a time, so that a socket cannot trigger many password comparisons in parallel.
    if (underWay) return connection.refuse(new ApiProblem('too_many_requests', { retryAfter: 1 }));
    underWay = true;
    void logIn(message).finally(() => {
      underWay = false;
    });
  });

  async function logIn(message: LoginMessage): Promise<void> {
    const now = services.clock();
    try {
      const account = await accountOf(message, { address: connection.address, host }, services, now);
      clearTimeout(timer);
      connection.send({ type: MESSAGE.socketToken, account, ...createSocketToken(services.vault, account, now) });
      onLogin('accepted');
    } catch (error) {
      const problem = toProblem(error);
      if (problem.problem.status >= 500) onFault(error);
      connection.refuse(problem);
      onLogin(problem.problem.code);
      refused += 1;
      if (refused >= REFUSED_LIMIT) connection.close(CLOSE.loginRefused);
    }
  }
}

/** The account number of a login. Like the site, compares a password only after a proof of work. */
async function accountOf(
  { account, password, token, ticket = '', randstr = '' }: LoginMessage,
  { address, host }: { address: string; host: string | undefined },
  services: AccountServices,
  now: Date,
): Promise<string> {
  if (token === undefined) {
    await requireCaptcha(services.captcha, { ticket, randstr }, address);
    const found = await checkPassword(services, { identifier: account, password, address, host, place: 'trade' }, now);
    return found.number;
  }
  const session = await services.findSession(token, now, host);
  if (!session) throw new ApiProblem('unauthorized');
  return session.account;
}
