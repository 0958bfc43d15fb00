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
  /** Ends what is being sent; it is then due again after its lease. */
  signal?: AbortSignal;
  /** Milliseconds; {@link TIMEOUT} by default. */
  timeout?: number;
}

/**
 * Sends what is due, a few side by side, and records the answers. Answers how many were taken up.
 *
 * Every conversion is stored with its account and stays until an answer is recorded, so that none is lost when a process
 * ends at any point. One that was sent and not recorded yet is sent again after its lease, unchanged: 360 tells it by its
 * `trans_id` and counts it once. No sender can close that gap by itself; whoever recorded first and sent then would lose conversions in it.
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
  // Whether it arrived is unknown: the lease says when it is sent again.
  if (ended?.aborted && verdict.outcome === 'again') return;
  const { id, attempts } = conversion;
  if (verdict.outcome !== 'taken') {
    log.warn({ conversion: id, platform: platform.name, attempts, answer: verdict.answer }, 'conversion not taken');
  }
  await record(database.orm, platform, conversion, verdict, clock());
}

/** Only of what nobody else has taken up meanwhile. */
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
