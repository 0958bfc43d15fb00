import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type AdConversion, adConversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { claimDue } from './claim';
import type { Platform, Verdict } from './platform';
import { post, TIMEOUT } from './post';
import type { ConversionServices } from './services';

export interface Sending extends Pick<ConversionServices, 'database' | 'clock'> {
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
  const { database, clock, platforms } = sending;
  const claimed = await claimDue(database.orm, platforms, clock());
  await Promise.all(claimed.map((conversion) => send(sending, conversion)));
  return claimed.length;
}

async function send(sending: Sending, conversion: AdConversion): Promise<void> {
  const { database, clock, platforms, log, signal: ended, timeout = TIMEOUT } = sending;
  const platform = platforms.find(({ name }) => name === conversion.platform);
  if (!platform) return;
  const limit = AbortSignal.timeout(timeout);
  const signal = ended ? AbortSignal.any([limit, ended]) : limit;
  const verdict = await post(platform, conversion, { now: clock(), signal });
  // Whether it arrived is unknown: it is sent again after its lease.
  if (ended?.aborted && verdict.outcome === 'again') return;
  const { id, attempts } = conversion;
  if (verdict.outcome !== 'taken') {
    log.warn({ conversion: id, platform: platform.name, attempts, answer: verdict.answer }, 'conversion not accepted');
  }
  await record(database.orm, platform, conversion, verdict, clock());
}

/** Records the answer unless another process has claimed the conversion meanwhile. */
async function record(orm: Orm, platform: Platform, conversion: AdConversion, verdict: Verdict, now: Date) {
  const { id, attempts } = conversion;
  const outcome = outcomeOf(platform, conversion, verdict, now);
  await orm
    .update(adConversions)
    .set({ ...outcome, lastAnswer: verdict.answer, changedAt: now })
    .where(and(eq(adConversions.id, id), eq(adConversions.attempts, attempts), eq(adConversions.state, 'pending')));
  emit('conversion', { platform: platform.name, outcome: outcome.state === 'pending' ? 'again' : outcome.state });
}

function outcomeOf(platform: Platform, conversion: AdConversion, { outcome }: Verdict, now: Date) {
  if (outcome === 'taken') return { state: 'sent', nextAttemptAt: null } as const;
  if (outcome === 'refused') return { state: 'failed', nextAttemptAt: null } as const;
  const nextAttemptAt = platform.nextAttempt(conversion, now);
  return { state: nextAttemptAt ? 'pending' : 'given_up', nextAttemptAt } as const;
}
