import { setPassword } from '@/lib/contract/password';
import { register, registerByCode } from '@/lib/contract/register';
import { zkValidate } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { answerOnce } from '../../platform/idempotency/service';
import { Bulkhead } from '../../platform/limits/bulkhead';
import { channelOf } from '../sms/channel';
import { limitGuesses } from '../sms/limit-guesses';
import { prepareRegistration } from './register';
import type { AccountServices } from './services';
import { prepareFirstPassword } from './set-password';
import { validateCode } from './validate-code';

/** Registrations of a process at a time: as many as end within half a second. */
const REGISTRATIONS = { running: 16, waiting: 0 };

export function registerAccountRoutes(api: Api<AccountServices>): void {
  const registrations = new Bulkhead('registration', REGISTRATIONS);

  for (const call of [register, registerByCode]) {
    route(api, call, async ({ input, services, request, now }) => {
      const step = () =>
        prepareRegistration(services, input, { now, userAgent: request.headers['user-agent'], address: request.ip });
      const attempt = { path: call.path, key: request.headers['idempotency-key'], input };
      return registrations.run(() =>
        limitGuesses(services, request.ip, now, () => answerOnce(services, attempt, now, step)),
      );
    });
  }

  route(api, zkValidate, async ({ input: { mobile, code, type: purpose, appcode }, services, request, now }) => {
    const tried = { mobile, code, address: request.ip, purpose, appCode: channelOf(appcode) };
    await limitGuesses(services, request.ip, now, () => validateCode(services, tried, now));
    return { IsSuccess: true, Data: { valid: true } };
  });

  route(api, setPassword, async ({ input, session, services, request, now }) => {
    const step = () => prepareFirstPassword(services, session, input.password, now);
    // Two accounts may come with the same key; each has its own answer.
    const path = `${setPassword.path}#${session.account}`;
    return answerOnce(services, { path, key: request.headers['idempotency-key'], input }, now, step);
  });
}
