import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  type AdConversion,
  adConversions,
  OPEN_STATES,
  openStateOf,
} from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { claimDue } from './claim';
import type { Platform, Verdict } from './platform';
import { post, TIMEOUT } from './post';
import type { ConversionServices } from './services';
import { accessToken, expireToken } from './tokens';

export interface Sending extends Pick<ConversionServices, 'database' | 'clock' | 'vault'> {
  platforms: readonly Platform[];
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborts running requests; their conversions are due again after their lease. */
  signal?: AbortSignal;
  /** Milliseconds; {@link TIMEOUT} by default. */
  timeout?: number;
}

/**
 * Sends due conversions, a few in parallel, and records the answers. Returns how many it claimed.
 *
 * Every conversion is stored with its account until an answer is recorded, so none is lost when a process ends at any
 * point. One that was sent but not recorded is sent again after its lease, unchanged: 360 recognizes it by its
 * `trans_id` and counts it once. No sender can avoid this repetition: recording before sending would lose conversions
 * instead.
 */
export async function sendDue(sending: Sending): Promise<number> {
  const { database, clock, vault, log } = sending;
  const { orm } = database;
  const tokens = new Map<string, string>();
  for (const platform of sending.platforms) {
    const token = await accessToken({ orm, vault, log }, platform, clock());
    if (token !== undefined) tokens.set(platform.name, token);
  }
  // Conversions of a platform without a token wait unclaimed, so that they lose no attempt.
  const platforms = sending.platforms.filter(({ name }) => tokens.has(name));
  const claimed = await claimDue(orm, platforms, clock());
  await Promise.all(claimed.map((conversion) => send(sending, conversion, tokens.get(conversion.platform) ?? '')));
  return claimed.length;
}

async function send(sending: Sending, conversion: AdConversion, token: string): Promise<void> {
  const { database, clock, platforms, log, signal: ended, timeout = TIMEOUT } = sending;
  const platform = platforms.find(({ name }) => name === conversion.platform);
  if (!platform) return;
  const limit = AbortSignal.timeout(timeout);
  const signal = ended ? AbortSignal.any([limit, ended]) : limit;
  const verdict = await post(platform, conversion, { now: clock(), token, signal });
  // Whether it arrived is unknown: it is sent again after its lease.
  if (ended?.aborted && verdict.outcome === 'again') return;
  if (verdict.expired) await expireToken(database.orm, platform, clock());
  const { id, attempts, event } = conversion;
  if (verdict.outcome !== 'taken') {
    log.warn(
      { conversion: id, platform: platform.name, event, attempts, answer: verdict.answer },
      'conversion not accepted',
    );
  }
  await record(database.orm, platform, conversion, verdict, clock());
}

/** Records the answer unless another process has claimed the conversion meanwhile. */
async function record(orm: Orm, platform: Platform, conversion: AdConversion, verdict: Verdict, now: Date) {
  const { id, attempts, event } = conversion;
  const outcome = outcomeOf(platform, conversion, verdict, now);
  await orm
    .update(adConversions)
    .set({ ...outcome, lastAnswer: verdict.answer, changedAt: now })
    .where(
      and(eq(adConversions.id, id), eq(adConversions.attempts, attempts), inArray(adConversions.state, OPEN_STATES)),
    );
  emit('conversion', { platform: platform.name, event, outcome: isOpen(outcome.state) ? 'again' : outcome.state });
}

function isOpen<State extends string>(state: State): state is State & (typeof OPEN_STATES)[number] {
  return OPEN_STATES.some((open) => open === state);
}

function outcomeOf(platform: Platform, conversion: AdConversion, { outcome, notBefore }: Verdict, now: Date) {
  if (outcome === 'taken') return { state: 'sent' as const, nextAttemptAt: null };
  if (outcome === 'refused') return { state: 'failed' as const, nextAttemptAt: null };
  const planned = platform.nextAttempt(conversion, now);
  if (!planned) return { state: 'given_up' as const, nextAttemptAt: null };
  const nextAttemptAt = notBefore && notBefore > planned ? notBefore : planned;
  return { state: openStateOf(conversion.event), nextAttemptAt };
}
