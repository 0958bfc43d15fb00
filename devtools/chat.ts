import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serviceMessages } from '@/server/platform/database/schema/devtools';
import { readFields } from '@/server/platform/http/read-fields';
import type { Services } from '@/server/services';
import { chatMessage, chatPage, chatQuery } from './chat-page';
import { sendPage } from './page/development-page';

/** The customer service chat of the development set-up, which stores conversations. */
export function registerChat(app: FastifyInstance, { database, clock }: Services): void {
  app.get('/dev/chat', async (request, reply) => {
    const query = chatQuery.parse(await readFields('query', request));
    const messages = await database.orm
      .select({ text: serviceMessages.text, sentAt: serviceMessages.sentAt })
      .from(serviceMessages)
      .where(eq(serviceMessages.conversation, query.conversation))
      .orderBy(asc(serviceMessages.id));
    return sendPage(reply, chatPage({ ...query, messages }));
  });

  app.post('/dev/chat', async (request, reply) => {
    const message = chatMessage.parse(await readFields('form', request));
    await database.orm.insert(serviceMessages).values({ ...message, sentAt: clock() });
    const { conversation, company, config } = message;
    return reply.redirect(`/dev/chat?${new URLSearchParams({ company, config, conversation })}`, 303);
  });
}
