import type { FastifyInstance } from 'fastify';
import { removeExpiredChallenges } from '../captcha/used-challenges';
import type { Orm } from '../database/types';
import { withoutParameters } from '../database/without-parameters';
import { removeOldAnswers } from '../idempotency/service';
import { removeEndedWindows } from '../limits/service';
import { removeExpiredSessions } from '../sessions/service';
import { removeExpiredCodes } from '../sms/codes';
import { watchConversion } from '../sms/conversion';
import { removeOldEvents } from '../tracking/store';
import { HOUR } from './clock';
import type { Services } from './services';

/** Removes what has expired and can no longer change an answer. Several processes may do it at once. */
export async function removeExpired(orm: Orm, now: Date): Promise<void> {
  await removeExpiredChallenges(orm, now);
  await removeExpiredCodes(orm, now);
  await removeEndedWindows(orm, now);
  await removeOldAnswers(orm, now);
  await removeExpiredSessions(orm, now);
  await removeOldEvents(orm, now);
}

/** Looks at the past hour's SMS codes and removes what has expired, every hour as long as the server runs. */
export function keepHouse(app: FastifyInstance, { database, clock }: Services): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(async () => {
      const now = clock();
      try {
        await watchConversion(database.orm, app.log, now);
        await removeExpired(database.orm, now);
      } catch (error) {
        app.log.error({ err: withoutParameters(error) }, 'housekeeping failed');
      }
    }, HOUR);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
