import type { GivenPrize } from '@/lib/activities/answer-fields';
import { dollars, figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { toHundredths } from '@/lib/reward/hundredths';
import { missingToNext, reachedTier, rewardFor } from '@/lib/reward/tiers';
import { ApiProblem } from '../../../../platform/http/problem';
import { claimExclusive } from '../../engine/exclusive';
import { type Facts, readFacts } from '../../engine/facts';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, type ActivityContext, defineModule, type Recount } from '../../engine/module';
import { monthOf } from './month';
import { readRanking } from './ranking';

type Measure = ActivityOf<'tiers'>['measure'];

/** A ladder and the time that it measures. */
type Ladder = Pick<ActivityContext<'tiers'>, 'activity' | 'since' | 'until' | 'now'>;

/** Each measure with its fact and its wording in a prize's name. */
export const MEASURES: Record<Measure, { value: (facts: Facts) => number; reached: (from: number) => string }> = {
  'first-deposit': { value: ({ firstDeposit }) => firstDeposit, reached: (from) => `首次入金满 ${dollars(from)}` },
  deposit: { value: ({ deposited }) => deposited, reached: (from) => `累计入金满 ${dollars(from)}` },
  lots: { value: ({ lots }) => lots, reached: (from) => `累计交易满 ${figure(from)} 手` },
};

/** A ladder: collecting gives the reached tier's reward, or what it exceeds the rewards collected below it by. */
export const tiers = defineModule({
  kind: 'tiers',

  async state(context) {
    const { account, activity } = context;
    const ranked = activity.ranking ? await readRanking(context) : { ranking: [] };
    const termEndsAt = termOf(context).endsAt?.toISOString() ?? null;
    if (!account) return { kind: 'tiers', mine: null, termEndsAt, ...ranked };
    const { value, collected } = await readMine({ ...context, account });
    const reached = rewardFor(activity.tiers, value);
    const missing = missingToNext(activity.tiers, value);
    return { kind: 'tiers', mine: { value, reached, collected, missing }, termEndsAt, ...ranked };
  },

  async progress(context) {
    const { value } = await readMine(context);
    const { tiers: ladder } = context.activity;
    return {
      since: termOf(context).since,
      value,
      reward: rewardFor(ladder, value),
      missing: missingToNext(ladder, value),
    };
  },

  async recount(context, given) {
    const mine = await readMine(context);
    const tierOf = new Map(context.activity.tiers.map(({ from }) => [sourceOf(context, from), from]));
    const back = [...given.keys()].filter((source) => (tierOf.get(source) ?? 0) > mine.value);
    // Earlier months are not measured any more.
    const open = [...given.keys()].filter((source) => !tierOf.has(source));
    if (back.length === 0) return { back, open };
    const left = new Map([...mine.given].filter(([source]) => !back.includes(source)));
    return { back, open, instead: uncollected(context, { ...mine, given: left }) };
  },

  actions: {
    async collect(context) {
      const mine = await readMine(context);
      if (!reachedTier(context.activity.tiers, mine.value)) {
        throw new ApiProblem('locked', { message: '尚未达到首档条件' });
      }
      const reward = uncollected(context, mine);
      if (!reward) throw new ApiProblem('already_done', { message: '已达档位的奖励均已领取' });
      await claimExclusive(context, context.activity.exclusive);
      await give(context, reward.source, reward.prize);
      return { won: [reward.prize] };
    },
  },
});

/** The time that is measured, and the prefix of its rewards' sources. */
export function termOf(context: Ladder) {
  if (context.activity.term === undefined) return { since: context.since, endsAt: null, prefix: 'tier:' };
  const { name, since, endsAt } = monthOf(context);
  return { since, endsAt, prefix: `tier:${name}:` };
}

function sourceOf(context: Ladder, from: number): string {
  return `${termOf(context).prefix}${from}`;
}

/** What an account has reached, and its rewards by source, including those taken back. */
interface Mine {
  value: number;
  given: ReadonlyMap<string, GivenPrize>;
}

/**
 * The reward of the reached tier without what is already given, under the highest tier that has given nothing;
 * undefined if nothing is left to give.
 */
export function uncollected(context: Ladder, { value, given }: Mine): Recount['instead'] {
  const { tiers: ladder, measure, unit } = context.activity;
  const reached = reachedTier(ladder, value);
  const free = ladder.findLast(({ from }) => value >= from && !given.has(sourceOf(context, from)));
  if (!reached || !free) return undefined;
  const amount = toHundredths(reached.reward - sumOf(given));
  if (amount <= 0) return undefined;
  const label = `${MEASURES[measure].reached(reached.from)}${amount < reached.reward ? '，补差额' : ''}`;
  return { source: sourceOf(context, free.from), prize: { label, amount, unit } };
}

async function readMine(context: AccountContext<'tiers'>) {
  const { activity } = context;
  const { since, prefix } = termOf(context);
  const value = MEASURES[activity.measure].value(await readFacts({ ...context, since }));
  const given = await readGiven(context, prefix);
  return { value, given, collected: sumOf(given) };
}

function sumOf(given: Mine['given']): number {
  return toHundredths([...given.values()].reduce((all, { amount }) => all + amount, 0));
}
