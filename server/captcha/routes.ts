import { validateAppId } from '@/lib/contract/captcha';
import type { Api } from '../api/api';
import { route } from '../api/route';

export function registerCaptchaRoutes(api: Api): void {
  route(api, validateAppId, async ({ services }) => ({ IsSuccess: true, Data: await services.captcha.offer() }));
}
