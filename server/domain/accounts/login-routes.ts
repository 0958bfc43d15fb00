import { classifyIdentifier } from '@/lib/contract/identifier';
import { zkLogin, zkLoginByCode } from '@/lib/contract/login';
import type { Api } from '../../platform/http/api';
import { fieldProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { referenceOf } from '../../platform/secrets/person-reference';
import { requireCaptcha } from '../captcha/provider';
import { channelOf } from '../sms/channel';
import { limitGuesses } from '../sms/limit-guesses';
import { loginByPassword } from './login';
import { loginByCode } from './login-by-code';
import { openingOf } from './opening';
import type { AccountServices } from './services';

export function registerLoginRoutes(api: Api<AccountServices>): void {
  route(api, zkLogin, async ({ input, services, request, now }) => {
    const { account: identifier, password, loginAccountType, ticket, randstr } = input;
    const { host } = request.headers;
    if (String(classifyIdentifier(identifier)) !== loginAccountType) {
      throw fieldProblem('loginAccountType', '账号类型与账号不符');
    }
    await requireCaptcha(services.captcha, { ticket, randstr }, request.ip);
    const { account, token } = await loginByPassword(
      services,
      { identifier, password, address: request.ip, place: 'site', host, ...openingOf(request) },
      now,
    );
    request.person = referenceOf(services.vault, account);
    return { IsSuccess: true, Token: token, Data: { account } };
  });

  route(api, zkLoginByCode, async ({ input: { mobile, code, appcode, clientid }, services, request, now }) => {
    const { account, token } = await limitGuesses(services, request.ip, now, () =>
      loginByCode(
        services,
        {
          mobile,
          code,
          appCode: channelOf(appcode),
          clientId: clientid ?? '',
          address: request.ip,
          host: request.headers.host,
          ...openingOf(request),
        },
        now,
      ),
    );
    request.person = referenceOf(services.vault, account);
    return { IsSuccess: true, Token: token, Data: { account } };
  });
}
