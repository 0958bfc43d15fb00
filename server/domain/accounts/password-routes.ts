import { changePassword, resetPassword, setPassword } from '@/lib/contract/password';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { answerOnce } from '../../platform/idempotency/service';
import { referenceOf } from '../../platform/secrets/person-reference';
import { limitGuesses } from '../sms/limit-guesses';
import { prepareChange } from './change-password';
import { prepareReset } from './reset-password';
import type { AccountServices } from './services';
import { prepareFirstPassword } from './set-password';

export function registerPasswordRoutes(api: Api<AccountServices>): void {
  route(api, setPassword, async ({ input, session, services, request, now }) => {
    const step = () => prepareFirstPassword(services, session, input.password, now);
    // Two accounts may send the same key; each has its own answer.
    const path = `${setPassword.path}#${session.account}`;
    return answerOnce(services, { path, key: request.headers['idempotency-key'], input }, now, step);
  });

  route(api, changePassword, async ({ input, session, services, request, now }) => {
    const step = () =>
      prepareChange(services, session, input, { now, host: request.headers.host, address: request.ip });
    const path = `${changePassword.path}#${session.account}`;
    return answerOnce(services, { path, key: request.headers['idempotency-key'], input }, now, step);
  });

  route(api, resetPassword, async ({ input, session, services, request, now }) => {
    const { host, 'user-agent': userAgent } = request.headers;
    const step = () => prepareReset(services, input, { session, now, host, userAgent, address: request.ip });
    // A repeated request comes after the reset ended its session, so only the form says which account it is for.
    const attempt = { path: resetPassword.path, key: request.headers['idempotency-key'], input };
    const answer = await limitGuesses(services, request.ip, now, () => answerOnce(services, attempt, now, step));
    request.person = referenceOf(services.vault, answer.Data.account);
    return answer;
  });
}
