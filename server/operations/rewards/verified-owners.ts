import { readVerified } from '../../domain/activities/engine/facts';
import type { Reward } from '../../domain/activities/engine/give';
import type { Orm } from '../../platform/database/types';

/** Splits rewards by whether their account is verified, here or by a provider's backend. Only verified accounts are paid. */
export async function byVerification(
  orm: Orm,
  some: readonly Reward[],
): Promise<{ verified: Reward[]; unverified: Reward[] }> {
  const accounts = [...new Set(some.map(({ account }) => account))];
  const known = await readVerified(orm, accounts);
  return {
    verified: some.filter(({ account }) => known.has(account)),
    unverified: some.filter(({ account }) => !known.has(account)),
  };
}
