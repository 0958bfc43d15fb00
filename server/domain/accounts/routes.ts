import { register, registerByCode } from '@/lib/contract/register';
import { type SmsPurpose, zkValidate } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { answerOnce } from '../../platform/idempotency/service';
import { Bulkhead } from '../../platform/limits/bulkhead';
import { mobileHash } from '../../platform/secrets/mobile';
import { referenceOf } from '../../platform/secrets/person-reference';
import { channelOf } from '../sms/channel';
import { type CodeAttempt, checkCode, codeProblem } from '../sms/codes';
import { limitGuesses } from '../sms/limit-guesses';
import { foreignAccount, mayLogIn } from './brand-of-account';
import { noAccount } from './login-by-code';
import { openingOf } from './opening';
import { prepareRegistration } from './register';
import type { AccountServices } from './services';
import { findByMobile } from './store';

interface Asked {
  mobile: string;
  purpose: SmsPurpose;
  appCode: string;
  /** The Host header. */
  host: string | undefined;
}

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

/**
 * Checks, without using the code, whether a registration, login or new password would be rejected.
 * @throws ApiProblem `code_invalid`; for a right code `already_registered`, `not_found` or `foreign_account`.
 */
async function validateCode(
  { database, vault, hosts }: AccountServices,
  { mobile, purpose, appCode, host, ...attempt }: CodeAttempt & Asked,
  now: Date,
): Promise<void> {
  const target = { mobileHash: mobileHash(vault, mobile), purpose, appCode };
  const verdict = await checkCode(database.orm, vault, target, attempt, now);
  if (verdict === 'wrong' || verdict === 'burnt') throw codeProblem(verdict);
  const account = await findByMobile(database.orm, target.mobileHash);
  if (purpose === 'register' && account) throw new ApiProblem('already_registered');
  if (verdict === 'used') throw codeProblem(verdict);
  if (purpose === 'register') return;
  if (!account) throw noAccount();
  if (!mayLogIn(hosts, account.appCode, host)) throw foreignAccount();
}
