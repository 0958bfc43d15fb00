import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readFields } from '../api/read-fields';
import type { SmsInbox } from '../sms/inbox';

const query = z.object({ mobile: z.string().regex(/^\d{11}$/) });

/** The SMS that this process has sent to a number, newest first: `GET /dev/sms?mobile=…`. */
export function registerSmsInbox(app: FastifyInstance, inbox: SmsInbox): void {
  app.get('/dev/sms', async (request) => inbox.of(query.parse(await readFields('query', request)).mobile));
}
