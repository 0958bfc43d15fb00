import type { FastifyInstance } from 'fastify';
import { removeOldAdConversions } from './domain/ad-conversions/remove-old';
import { removeExpiredChallenges } from './domain/captcha/used-challenges';
import { removeExpiredCodes } from './domain/sms/codes';
import { watchConversion } from './domain/sms/conversion';
import { removeOldEvents } from './domain/tracking/store';
import { HOUR } from './platform/clock/clock';
import type { Orm } from './platform/database/types';
import { withoutParameters } from './platform/database/without-parameters';
import { removeOldAnswers } from './platform/idempotency/service';
import { removeEndedWindows } from './platform/limits/service';
import { removeExpiredSessions } from './platform/sessions/service';
import type { Services } from './services';

const REMOVALS: Record<string, (orm: Orm, now: Date) => Promise<void>> = {
  challenges: removeExpiredChallenges,
  codes: removeExpiredCodes,
  limits: removeEndedWindows,
  answers: removeOldAnswers,
  sessions: removeExpiredSessions,
  events: removeOldEvents,
  conversions: removeOldAdConversions,
};

/** Removes what has expired and can no longer change an answer. Several processes may do it at once. */
export async function removeExpired(orm: Orm, now: Date): Promise<void> {
  for (const remove of Object.values(REMOVALS)) await remove(orm, now);
}

/**
 * Looks at the past hour's SMS codes and removes what has expired, when the server starts and every hour as long as it
 * runs. A task that fails is logged by its name and keeps no other from its turn.
 */
export function startCleanup(app: FastifyInstance, { database, clock }: Services): void {
  const tasks = { conversion: (orm: Orm, now: Date) => watchConversion(orm, app.log, now), ...REMOVALS };
  const cleanUp = async () => {
    for (const [task, work] of Object.entries(tasks)) {
      try {
        await work(database.orm, clock());
      } catch (error) {
        app.log.error({ task, err: withoutParameters(error) }, 'housekeeping failed');
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let atStart: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    atStart = cleanUp();
    timer = setInterval(cleanUp, HOUR);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await atStart;
  });
}
