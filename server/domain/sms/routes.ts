import { validateSendcode } from '@/lib/contract/sms';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { requireCaptcha } from '../captcha/require-captcha';
import { channelOf } from './channel';
import { COOLDOWN_SECONDS } from './limits';
import { sendCode } from './send-code';
import type { SmsServices } from './services';

export function registerSmsRoutes(api: Api<SmsServices>): void {
  route(api, validateSendcode, async ({ input, services, request, now }) => {
    const { mobile, type: purpose, appcode, clientid, ticket, randstr, elder } = input;
    await requireCaptcha(services.captcha, { ticket, randstr }, request.ip);
    const appCode = channelOf(appcode);
    const asker = { address: request.ip, longLife: elder === '1' };
    const asked = { mobile, purpose, appCode, clientId: clientid ?? '', ...asker };
    const { budgetHalfUsed } = await sendCode(services, asked, now);
    if (budgetHalfUsed) request.log.warn('half of the hourly SMS budget is used');
    return { IsSuccess: true, Data: { retryAfter: COOLDOWN_SECONDS } };
  });
}
