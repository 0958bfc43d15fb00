import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { PrizeUnit } from '@/lib/activities/units';
import { toHundredths } from '@/lib/reward/hundredths';
import type { Reward } from '../../domain/activities/engine/give';
import { rewards } from '../../platform/database/schema/activities';
import { type RewardEntryKind, rewardEntries } from '../../platform/database/schema/corrections';
import type { Orm } from '../../platform/database/types';
import { fault } from '../common/faults';
import { rowNumber } from '../common/inputs';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** Who changes rewards, when and why. */
export interface Correction {
  orm: Orm;
  operator: string;
  now: Date;
  /** Empty for operations without a reason. */
  reason: string;
}

/** Sums of rewards or ledger entries, by unit. */
export type Amounts = ReadonlyMap<PrizeUnit, number>;

/** Parses ids of rewards. */
export const rewardIds = z
  .array(rowNumber(say('must_be_reward')))
  .min(1, fault(say('name_a_reward')))
  .meta({ title: '奖励编号', kind: 'number', operand: true });

type RewardEntry = typeof rewardEntries.$inferSelect;

/**
 * Reads rewards in the order of their ids and locks them until the transaction ends.
 * @throws OperatorError if a reward does not exist
 */
export async function lockRewards(orm: Orm, ids: readonly number[]): Promise<Reward[]> {
  const wanted = [...new Set(ids)];
  const found = await orm.select().from(rewards).where(inArray(rewards.id, wanted)).orderBy(rewards.id).for('update');
  const missing = wanted.filter((id) => !found.some((reward) => reward.id === id));
  if (missing.length > 0) throw new OperatorError(say('no_reward', { ids: missing }));
  return found;
}

/** Adds a ledger entry to a reward. */
export async function addRewardEntry(
  { orm, operator, now, reason }: Correction,
  reward: Pick<Reward, 'id'>,
  entry: RewardEntryKind,
  [amount, unit]: readonly [number, PrizeUnit],
): Promise<void> {
  await orm.insert(rewardEntries).values({ reward: reward.id, entry, amount, unit, reason, operator, at: now });
}

/** Reads the ledger entries of rewards, oldest first. */
export function readRewardEntries(orm: Orm, ids: readonly number[]): Promise<RewardEntry[]> {
  return orm
    .select()
    .from(rewardEntries)
    .where(inArray(rewardEntries.reward, [...ids]))
    .orderBy(rewardEntries.id);
}

/** Sums up rewards and their ledger entries, by unit. */
export function sumOf(
  given: readonly Pick<Reward, 'amount' | 'unit'>[],
  entries: readonly Pick<RewardEntry, 'amount' | 'unit'>[],
): Amounts {
  const sums = new Map<PrizeUnit, number>();
  for (const { amount, unit } of [...given, ...entries]) {
    sums.set(unit, toHundredths((sums.get(unit) ?? 0) + amount));
  }
  return sums;
}
