import { desc, eq } from 'drizzle-orm';
import { smsInbox } from '@/server/platform/database/schema/sms';
import { trackingEvents } from '@/server/platform/database/schema/tracking';
import type { Orm } from '@/server/platform/database/types';

const EVENTS = 40;
const MESSAGES = 12;

/** An event of a visitor. */
export type LiveEvent = Pick<
  typeof trackingEvents.$inferSelect,
  'key' | 'name' | 'receivedAt' | 'url' | 'host' | 'brand' | 'plan' | 'keyword'
>;
export type LiveMessage = Pick<
  typeof smsInbox.$inferSelect,
  'id' | 'mobileMasked' | 'code' | 'purpose' | 'appCode' | 'sentAt'
>;

export interface Live {
  events: readonly LiveEvent[];
  messages: readonly LiveMessage[];
}

/**
 * The newest events and SMS codes, newest first.
 *
 * @param brand an appCode; all brands if undefined
 */
export async function readLive(orm: Orm, brand: string | undefined): Promise<Live> {
  const { key, name, receivedAt, url, host, brand: eventBrand, plan, keyword } = trackingEvents;
  const { id, mobileMasked, code, purpose, appCode, sentAt } = smsInbox;
  const events = await orm
    .select({ key, name, receivedAt, url, host, brand: eventBrand, plan, keyword })
    .from(trackingEvents)
    .where(brand === undefined ? undefined : eq(trackingEvents.brand, brand))
    .orderBy(desc(receivedAt), desc(trackingEvents.eventAt))
    .limit(EVENTS);
  const messages = await orm
    .select({ id, mobileMasked, code, purpose, appCode, sentAt })
    .from(smsInbox)
    .where(brand === undefined ? undefined : eq(smsInbox.appCode, brand))
    .orderBy(desc(id))
    .limit(MESSAGES);
  return { events, messages };
}
