import { validateSendcode, zkValidate } from '@/lib/contract/sms';
import { mobileHash } from '../accounts/mobile';
import type { Api } from '../api/api';
import { ApiProblem } from '../api/problem';
import { route } from '../api/route';
import { requireCaptcha } from '../captcha/require-captcha';
import { channelOf } from './channel';
import { checkCode } from './codes';
import { limitGuesses } from './limit-guesses';
import { COOLDOWN_SECONDS } from './limits';
import { sendCode } from './send-code';

export function registerSmsRoutes(api: Api): void {
  route(api, validateSendcode, async ({ input, services, request, now }) => {
    const { mobile, type: purpose, appcode, clientid, ticket, randstr } = input;
    await requireCaptcha(services.captcha, { ticket, randstr }, request.ip);
    const appCode = channelOf(appcode);
    await sendCode(services, { mobile, purpose, appCode, clientId: clientid ?? '', address: request.ip }, now);
    return { IsSuccess: true, Data: { retryAfter: COOLDOWN_SECONDS } };
  });

  route(api, zkValidate, async ({ input: { mobile, code, type: purpose, appcode }, services, request, now }) => {
    const { database, vault } = services;
    const target = { mobileHash: mobileHash(vault, mobile), purpose, appCode: channelOf(appcode) };
    await limitGuesses(services, request.ip, now, async () => {
      if ((await checkCode(database.orm, vault, target, code, now)) !== 'right') throw new ApiProblem('code_invalid');
    });
    return { IsSuccess: true, Data: { valid: true } };
  });
}
