import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { isBrand } from '@/server/domain/revisions/write-revision';
import type { Live } from '@/server/office/tools-api';
import { smsInbox } from '@/server/platform/database/schema/sms';
import { trackingEvents } from '@/server/platform/database/schema/tracking';
import type { Orm } from '@/server/platform/database/types';
import { mobileHash } from '@/server/platform/secrets/mobile';
import type { Vault } from '@/server/platform/secrets/vault';

const EVENTS = 40;
const MESSAGES = 12;

export const liveInput = z.strictObject({
  brand: z.string().refine(isBrand).optional(),
  mobile: z
    .string()
    .regex(/^1\d{10}$/)
    .optional(),
});

/** The newest events and SMS codes, newest first. */
export async function readLive(
  { orm, vault }: { orm: Orm; vault: Vault },
  { brand, mobile }: z.output<typeof liveInput> = {},
): Promise<Live> {
  return { events: await readEvents(orm, brand), messages: await readMessages({ orm, vault }, { brand, mobile }) };
}

async function readEvents(orm: Orm, brand: string | undefined): Promise<Live['events']> {
  const { key, name, receivedAt, url, host, brand: eventBrand, plan, keyword } = trackingEvents;
  const events = await orm
    .select({ key, name, receivedAt, url, host, brand: eventBrand, plan, keyword })
    .from(trackingEvents)
    .where(brand === undefined ? undefined : eq(eventBrand, brand))
    .orderBy(desc(receivedAt), desc(trackingEvents.eventAt))
    .limit(EVENTS);
  return events.map((event) => ({ ...event, receivedAt: event.receivedAt.toISOString() }));
}

async function readMessages(
  { orm, vault }: { orm: Orm; vault: Vault },
  { brand, mobile }: z.output<typeof liveInput>,
): Promise<Live['messages']> {
  const { id, mobileMasked, code, purpose, appCode, sentAt } = smsInbox;
  const messages = await orm
    .select({ id, mobileMasked, code, purpose, appCode, sentAt })
    .from(smsInbox)
    .where(
      and(
        brand === undefined ? undefined : eq(appCode, brand),
        mobile === undefined ? undefined : eq(smsInbox.mobileHash, mobileHash(vault, mobile)),
      ),
    )
    .orderBy(desc(id))
    .limit(MESSAGES);
  return messages.map((message) => ({ ...message, sentAt: message.sentAt.toISOString() }));
}
