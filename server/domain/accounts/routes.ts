import { register, registerByCode } from '@/lib/contract/register';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { answerOnce } from '../../platform/idempotency/service';
import { limitGuesses } from '../sms/limit-guesses';
import { prepareRegistration } from './register';
import type { AccountServices } from './services';

export function registerAccountRoutes(api: Api<AccountServices>): void {
  for (const call of [register, registerByCode]) {
    route(api, call, async ({ input, services, request, now }) => {
      const step = () => prepareRegistration(services, input, { now, userAgent: request.headers['user-agent'] });
      const attempt = { path: call.path, key: request.headers['idempotency-key'], input };
      return limitGuesses(services, request.ip, now, () => answerOnce(services, attempt, now, step));
    });
  }
}
