import type { FastifyInstance } from 'fastify';
import { removeOldParticipation } from './domain/activities/remove-old';
import { removeOldAdConversions } from './domain/ad-conversions/remove-old';
import { removeExpiredChallenges } from './domain/captcha/used-challenges';
import { sumUpDays } from './domain/funnel/summed-days';
import { removeUnusedPictures } from './domain/pictures/remove-unused';
import { removeFormerCards } from './domain/privacy/former-cards';
import { closeIdleAccounts } from './domain/privacy/idle-accounts';
import { removeEndedRecords } from './domain/privacy/retained';
import { removeOldDrafts } from './domain/revisions/drafts';
import { removeExpiredCodes } from './domain/sms/code-store';
import { watchConversion } from './domain/sms/conversion';
import { addEventDays } from './domain/tracking/event-days';
import { removeOldEvents } from './domain/tracking/store';
import { removeOldReleasedFiles } from './front/releases/database-store';
import { network } from './operations/hosts/network';
import { watchCertificates } from './operations/hosts/watch-certificates';
import { removeEndedOperatorSessions } from './operations/operators/sessions';
import { removeExpiredOperatorChallenges } from './operations/passkeys/challenges';
import { HOUR } from './platform/clock/clock';
import type { Orm } from './platform/database/types';
import { withoutParameters } from './platform/database/without-parameters';
import { removeOldAnswers } from './platform/idempotency/service';
import { removeEndedWindows } from './platform/limits/service';
import { removeSilentProcesses } from './platform/processes/heartbeat';
import { removeExpiredSessions } from './platform/sessions/service';
import type { Services } from './services';

/** A cleanup task. A task with many steps stops after its current step once the signal aborts. */
type Task = (orm: Orm, now: Date, signal?: AbortSignal) => Promise<void>;

const REMOVALS: Record<string, Task> = {
  challenges: removeExpiredChallenges,
  codes: removeExpiredCodes,
  limits: removeEndedWindows,
  answers: removeOldAnswers,
  sessions: removeExpiredSessions,
  operatorSessions: removeEndedOperatorSessions,
  operatorChallenges: removeExpiredOperatorChallenges,
  events: removeOldEvents,
  conversions: removeOldAdConversions,
  cards: removeFormerCards,
  records: removeEndedRecords,
  files: removeOldReleasedFiles,
  processes: removeSilentProcesses,
  drafts: removeOldDrafts,
};

/** Removes expired rows that can no longer change an answer. Several processes may run it at the same time. */
export async function removeExpired(orm: Orm, now: Date): Promise<void> {
  for (const remove of Object.values(REMOVALS)) await remove(orm, now);
}

/**
 * Checks the SMS codes of the past hour, removes expired rows, sums up past days of the funnel and asks hosts for their
 * certificates (not in development): when the server starts and every hour while it runs. A task that fails is logged by its name; the others still run.
 */
export function startCleanup(app: FastifyInstance, services: Services): void {
  const { database, clock, vault, config } = services;
  const watch: Task = (orm, now, signal) =>
    watchCertificates(orm, now, { network, edgeAddresses: config.edgeAddresses }, signal);
  const tasks: Record<string, Task> = {
    eventDays: addEventDays,
    conversion: (orm, now) => watchConversion(orm, app.log, now),
    ...REMOVALS,
    participation: (orm, now, signal) => {
      const { campaigns, revisions } = services;
      return removeOldParticipation(orm, { campaigns, storedSlugs: revisions.current().storedSlugs }, now, signal);
    },
    pictures: (orm, now) => removeUnusedPictures(orm, services.campaigns, now),
    idleAccounts: (orm, now) => closeIdleAccounts(orm, vault, now),
    sums: sumUpDays,
    ...(config.development ? {} : { certificates: watch }),
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
