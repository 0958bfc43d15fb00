import { MINUTE } from '../../platform/clock/clock';
import { ApiProblem } from '../../platform/http/problem';
import { perAddress } from '../../platform/limits/per-address';
import { giveBack, takeAll } from '../../platform/limits/service';
import type { SmsServices } from './services';

const WINDOW = 15 * MINUTE;

/**
 * Runs a call that compares a code. Wrong codes count against the visitor's address, so that one client cannot try many
 * numbers and use up the codes sent to them.
 *
 * @param address the visitor's IP address
 * @throws ApiProblem `too_many_requests` before the call; otherwise what the call throws
 */
export async function limitGuesses<T>(
  { database, config }: SmsServices,
  address: string,
  now: Date,
  call: () => Promise<T>,
): Promise<T> {
  const limits = perAddress('guess', address, { max: config.limits.wrongCodesPerAddress, window: WINDOW });
  // Counted before the comparison and taken back unless the code was wrong, so that parallel guesses cannot slip
  // through.
  await database.orm.transaction((transaction) => takeAll(transaction, limits, now));
  let wrong = false;
  try {
    return await call();
  } catch (error) {
    wrong = error instanceof ApiProblem && error.problem.code === 'code_invalid';
    throw error;
  } finally {
    // The call has already committed, so an error here must not replace its result.
    if (!wrong) await giveBack(database.orm, limits, now).catch(() => {});
  }
}
