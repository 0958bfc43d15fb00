import * as z from 'zod/mini';
import { mobile } from '@/lib/contract/fields';
import { isLocal } from '@/server/platform/http/is-local';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { ConsoleSender } from './console-sender';
import type { SmsServices } from './services';

/**
 * `GET /dev/sms?mobile=…`: the newest codes sent to a number, newest first. Exists only in the development setup with
 * the console sender, and only for programs on this machine; other requests get a 404.
 */
export function registerSmsInbox({ app, services }: Api<SmsServices>): void {
  const { config, smsSender } = services;
  if (!config.development || !(smsSender instanceof ConsoleSender)) return;
  app.get<{ Querystring: { mobile: string } }>(
    '/dev/sms',
    { schema: { hide: true, querystring: z.object({ mobile }) } },
    async (request) => {
      if (!isLocal(request)) throw new ApiProblem('not_found');
      const messages = await smsSender.inbox.of(request.query.mobile);
      return { IsSuccess: true, Data: { messages } };
    },
  );
}
