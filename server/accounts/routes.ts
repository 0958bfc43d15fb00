import { register, registerByCode } from '@/lib/contract/register';
import type { Api } from '../api/api';
import { route } from '../api/route';
import { answerOnce } from '../idempotency/service';
import { limitGuesses } from '../sms/limit-guesses';
import { prepareRegistration } from './register';

export function registerAccountRoutes(api: Api): void {
  for (const call of [register, registerByCode]) {
    route(api, call, async ({ input, services, request, now }) => {
      const step = () => prepareRegistration(services, input, { now, userAgent: request.headers['user-agent'] });
      const attempt = { path: call.path, key: request.headers['idempotency-key'], input };
      return limitGuesses(services, request.ip, now, () => answerOnce(services, attempt, now, step));
    });
  }
}
