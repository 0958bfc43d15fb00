import { lt, sql } from 'drizzle-orm';
import type { Catalogue } from '@/lib/campaign/catalogue';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { isPersonalValue } from '@/lib/query/personal-data';
import { readQuery } from '@/lib/query/read-query';
import { storableAddress } from '@/lib/query/storable-address';
import { storableText } from '@/lib/query/storable-text';
import { beijingDay } from '@/lib/time/calendar';
import { plainName } from '@/lib/typing/plain-text';
import type { VariantTables } from '@/lib/variant/resolve';
import { after, DAY } from '../../platform/clock/clock';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import { eventKeys, trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { isMachine } from '../../platform/user-agent/browser';
import { campaignAt } from '../funnel/page-of';
import { addToVisitorDays } from '../funnel/store';
import { removeSummedDays } from '../funnel/summed-days';
import { removePageLoads } from '../page-loads/store';
import { armKey, readArmLabels } from '../revisions/arms';
import { removeEventDays } from './event-days';
import { eventKey } from './event-key';
import { pagePlace } from './page-place';
import { KEYS_KEPT_DAYS, oldestKept } from './retention';

/** The browser, tables and catalogue of a batch. */
export interface Sender {
  /** The User-Agent header as sent, which helps decide a page's brand. */
  userAgent: string | undefined;
  /** The tables that decided pages when the batch arrived. */
  tables: VariantTables;
  catalogue: Catalogue;
}

/**
 * Stores a batch and skips known events. Nothing of it can be lost once the transaction has committed. Events of crawlers
 * and other machines that run scripts are marked, and are no part of the funnel.
 *
 * @returns the events that were new, each once
 */
export async function storeEvents(
  transaction: Orm,
  vault: Vault,
  events: readonly TrackingEvent[],
  { userAgent, tables, catalogue }: Sender,
  now: Date,
): Promise<TrackingEvent[]> {
  const arms = await readArmLabels(transaction, [...new Set(events.flatMap(({ arm }) => arm ?? []))]);
  const byMachine = isMachine(userAgent);
  const rows = events.map((event) => ({
    key: eventKey(event),
    name: event.eventname,
    clientId: event.clientid,
    visitorId: event.visitorid ?? '',
    eventAt: new Date(event.eventtime),
    receivedAt: now,
    channelName: event.detail.channelname,
    browser: event.detail.version,
    origin: event.detail.backurl,
    ...addressOf(event),
    ...pagePlace(event.detail.currenturl, userAgent, tables),
    packageId: event.detail.packageid,
    mobileHash: event.detail.mobile ? mobileHash(vault, event.detail.mobile) : null,
    account: event.detail.account ?? null,
    byMachine,
    loadTime: event.loadtime ?? null,
    arm: arms.get(armKey(event.arm ?? '', campaignAt(catalogue, event.detail.currenturl) ?? '')) ?? '',
  }));
  const unknown = await addKeys(
    transaction,
    rows.map(({ key }) => key),
    now,
  );
  if (unknown.size === 0) return [];
  // A batch may contain the same event twice.
  const isNew = rows.map(({ key }) => unknown.delete(key));
  const stored = rows.filter((_, index) => isNew[index]);
  await transaction.insert(trackingEvents).values(stored);
  if (!byMachine) await addToVisitorDays(transaction, stored);
  return events.filter((_, index) => isNew[index]);
}

/** Adds the keys of events; returns those that were unknown. Sorted, so that two batches cannot deadlock. */
async function addKeys(transaction: Orm, keys: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ key: string }>(sql`
    insert into ${eventKeys} (key, received_at)
    select sent.key, ${now.toISOString()}::timestamptz from unnest(${sql.param(keys)}::text[]) as sent (key)
    order by sent.key
    on conflict do nothing returning key`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * The address, and what the advertisement says; a browser too old for the pages' scripts, or an old page, may have read it
 * wrong.
 */
function addressOf({ detail }: TrackingEvent) {
  const url = storableAddress(detail.currenturl);
  const query = readQuery(/\?([^#]*)/.exec(url)?.[1] ?? '');
  // As an import of ad spend reads the same names.
  const read = (name: string, sent: string) =>
    plainName(storableText(query.get(name) ?? (isPersonalValue(name, sent) ? '' : sent), 256));
  return {
    url,
    medium: read('utm_medium', detail.medium),
    keyword: read('utm_term', detail.keyworld),
    plan: read('utm_campaign', detail.plan),
    unit: read('utm_content', detail.unit),
  };
}

/** Removes the days of events, visitors and page loads that are older than the privacy clause allows. */
export async function removeOldEvents(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = oldestKept(now);
  const day = beijingDay(oldest);
  // Also the sums of the oldest remaining day, which `sumUpDays` leaves out.
  await removeSummedDays(orm, day, signal);
  await deleteInBatches(orm, visitorDays, lt(visitorDays.day, day), signal);
  await deleteInBatches(orm, visitorPages, lt(visitorPages.day, day), signal);
  await removePageLoads(orm, oldest);
  await deleteInBatches(orm, eventKeys, lt(eventKeys.receivedAt, after(now, -KEYS_KEPT_DAYS * DAY)), signal);
  await removeEventDays(orm, day, signal);
}
