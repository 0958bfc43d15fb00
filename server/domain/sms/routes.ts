import { validateSendcode } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { requireCaptcha } from '../captcha/provider';
import { channelOf } from './channel';
import { COOLDOWN_SECONDS, type Reached } from './limits';
import { sendCode } from './send-code';
import type { SmsServices } from './services';

const WARNINGS: Record<Reached, string> = {
  half: 'half of the hourly SMS budget is used',
  all: 'the hourly SMS budget is used up',
  unknown: 'the hourly SMS budget of numbers without an account is used up',
  brand: 'the hourly SMS budget of a brand is used up',
};

export function registerSmsRoutes(api: Api<SmsServices>): void {
  route(api, validateSendcode, async ({ input, services, request, now }) => {
    const { mobile, type: purpose, appcode, clientid, ticket, randstr, elder } = input;
    await requireCaptcha(services.captcha, { ticket, randstr }, request.ip);
    const appCode = channelOf(appcode);
    const asker = { address: request.ip, longLife: elder === '1' };
    const asked = { mobile, purpose, appCode, clientId: clientid ?? '', ...asker };
    const { reached } = await sendCode(services, asked, now);
    for (const part of reached) request.log.warn({ brand: appCode }, WARNINGS[part]);
    return { IsSuccess: true, Data: { retryAfter: COOLDOWN_SECONDS } };
  });
}
