import type { FastifyInstance } from 'fastify';
import { removeOldParticipation } from './domain/activities/remove-old';
import { removeOldAdConversions } from './domain/ad-conversions/remove-old';
import { removeExpiredChallenges } from './domain/captcha/used-challenges';
import { sumUpDays } from './domain/funnel/summed-days';
import { removeFormerCards } from './domain/privacy/former-cards';
import { closeIdleAccounts } from './domain/privacy/idle-accounts';
import { removeEndedRecords } from './domain/privacy/retained';
import { removeExpiredCodes } from './domain/sms/code-store';
import { watchConversion } from './domain/sms/conversion';
import { removeOldEvents } from './domain/tracking/store';
import { removeOldReleasedFiles } from './front/releases/database-store';
import { removeEndedOperatorSessions } from './operations/operators/sessions';
import { HOUR } from './platform/clock/clock';
import type { Orm } from './platform/database/types';
import { withoutParameters } from './platform/database/without-parameters';
import { removeOldAnswers } from './platform/idempotency/service';
import { removeEndedWindows } from './platform/limits/service';
import { removeExpiredSessions } from './platform/sessions/service';
import type { Services } from './services';

/** One that takes many steps ends after the one it is at, once the signal says so. */
type Task = (orm: Orm, now: Date, signal?: AbortSignal) => Promise<void>;

const REMOVALS: Record<string, Task> = {
  challenges: removeExpiredChallenges,
  codes: removeExpiredCodes,
  limits: removeEndedWindows,
  answers: removeOldAnswers,
  sessions: removeExpiredSessions,
  operatorSessions: removeEndedOperatorSessions,
  events: removeOldEvents,
  conversions: removeOldAdConversions,
  cards: removeFormerCards,
  records: removeEndedRecords,
  files: removeOldReleasedFiles,
};

/** Removes what has expired and can no longer change an answer. Several processes may do it at once. */
export async function removeExpired(orm: Orm, now: Date): Promise<void> {
  for (const remove of Object.values(REMOVALS)) await remove(orm, now);
}

/**
 * Looks at the past hour's SMS codes, removes what has expired and sums up the funnel's days that are over, when the server
 * starts and every hour as long as it runs. A task that fails is logged by its name and keeps no other from its turn.
 */
export function startCleanup(app: FastifyInstance, { database, clock, vault, campaigns }: Services): void {
  const tasks: Record<string, Task> = {
    conversion: (orm, now) => watchConversion(orm, app.log, now),
    ...REMOVALS,
    participation: (orm, now, signal) => removeOldParticipation(orm, campaigns, now, signal),
    idleAccounts: (orm, now) => closeIdleAccounts(orm, vault, now),
    sums: sumUpDays,
  };
  const ending = new AbortController();
  const cleanUp = async () => {
    for (const [task, work] of Object.entries(tasks)) {
      try {
        await work(database.orm, clock(), ending.signal);
      } catch (error) {
        app.log.error({ task, err: withoutParameters(error) }, 'cleanup failed');
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
    ending.abort();
    await atStart;
  });
}
