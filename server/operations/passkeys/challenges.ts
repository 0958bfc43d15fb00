import { and, eq, gt, lte } from 'drizzle-orm';
import { after, MINUTE } from '../../platform/clock/clock';
import { operatorChallenges } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { hashSecret } from '../operators/sessions';

const LIFETIME = 5 * MINUTE;

/** What a challenge is for: a ceremony in a session, or a sign-in with a name. */
export type Subject = `register:${string}` | `confirm:${string}` | `sign-in:${string}`;

/** Stores a challenge for five minutes. */
export async function storeChallenge(orm: Orm, challenge: string, subject: Subject, now: Date): Promise<void> {
  const challengeHash = hashSecret(challenge);
  await orm.insert(operatorChallenges).values({ challengeHash, subject, expiresAt: after(now, LIFETIME) });
}

/** Whether a challenge was stored for this subject and has not expired. Each works once. */
export async function spendChallenge(orm: Orm, challenge: string, subject: Subject, now: Date): Promise<boolean> {
  const { challengeHash, expiresAt } = operatorChallenges;
  const spent = await orm
    .delete(operatorChallenges)
    .where(and(eq(challengeHash, hashSecret(challenge)), eq(operatorChallenges.subject, subject), gt(expiresAt, now)))
    .returning();
  return spent.length > 0;
}

/** Deletes expired challenges. */
export async function removeExpiredOperatorChallenges(orm: Orm, now: Date): Promise<void> {
  await orm.delete(operatorChallenges).where(lte(operatorChallenges.expiresAt, now));
}
