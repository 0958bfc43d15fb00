import { validateSendcode, zkValidate } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { mobileHash } from '../../platform/secrets/mobile';
import { requireCaptcha } from '../captcha/require-captcha';
import { channelOf } from './channel';
import { checkCode } from './codes';
import { limitGuesses } from './limit-guesses';
import { COOLDOWN_SECONDS } from './limits';
import { sendCode } from './send-code';
import type { SmsServices } from './services';

export function registerSmsRoutes(api: Api<SmsServices>): void {
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
