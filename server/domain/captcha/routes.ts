import { validateAppId } from '@/lib/contract/captcha';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import type { CaptchaServices } from './services';

export function registerCaptchaRoutes(api: Api<CaptchaServices>): void {
  route(api, validateAppId, async ({ services, request }) => ({
    IsSuccess: true,
    Data: await services.captcha.offer(request.ip),
  }));
}
