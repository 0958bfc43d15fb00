import { register, registerByCode } from '@/lib/contract/register';
import { zkValidate } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { answerOnce } from '../../platform/idempotency/service';
import { Bulkhead } from '../../platform/limits/bulkhead';
import { referenceOf } from '../../platform/secrets/person-reference';
import { channelOf } from '../sms/channel';
import { limitGuesses } from '../sms/limit-guesses';
import { openingOf } from './opening';
import { prepareRegistration } from './register';
import type { AccountServices } from './services';
import { validateCode } from './validate-code';

/** Parallel registrations per process: enough to use the hashing threads fully, and few enough that each ends soon. */
const REGISTRATIONS = { running: 8, waiting: 0 };

export function registerAccountRoutes(api: Api<AccountServices>): void {
  const registrations = new Bulkhead('registration', REGISTRATIONS);

  for (const call of [register, registerByCode]) {
    route(
      api,
      call,
      async ({ input, services, request, now }) => {
        const from = { address: request.ip, host: request.headers.host, ...openingOf(request) };
        const step = () => prepareRegistration(services, input, { now, ...from });
        const attempt = { path: call.path, key: request.headers['idempotency-key'], input };
        const answer = await limitGuesses(services, request.ip, now, () => answerOnce(services, attempt, now, step));
        request.person = referenceOf(services.vault, answer.Data.account);
        return answer;
      },
      registrations,
    );
  }

  route(api, zkValidate, async ({ input: { mobile, code, type: purpose, appcode }, services, request, now }) => {
    const { host } = request.headers;
    const tried = { mobile, code, address: request.ip, purpose, appCode: channelOf(appcode), host };
    await limitGuesses(services, request.ip, now, () => validateCode(services, tried, now));
    return { IsSuccess: true, Data: { valid: true } };
  });
}
