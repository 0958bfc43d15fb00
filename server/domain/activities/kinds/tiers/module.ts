import { figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { toHundredths } from '@/lib/reward/hundredths';
import { missingToNext, rewardFor } from '@/lib/reward/tiers';
import { ApiProblem } from '../../../../platform/http/problem';
import { claimExclusive } from '../../engine/exclusive';
import { type Facts, readFacts } from '../../engine/facts';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, type ActivityContext, defineModule } from '../../engine/module';
import { monthOf } from './month';
import { readRanking } from './ranking';

type Measure = ActivityOf<'tiers'>['measure'];

/** Each measure with its fact and its wording in a prize's name. */
const MEASURES: Record<Measure, { value: (facts: Facts) => number; reached: (from: string) => string }> = {
  'first-deposit': { value: ({ firstDeposit }) => firstDeposit, reached: (from) => `首次入金满$${from}` },
  deposit: { value: ({ deposited }) => deposited, reached: (from) => `累计入金满$${from}` },
  lots: { value: ({ lots }) => lots, reached: (from) => `累计交易满${from}手` },
};

/** A ladder: every tier gives its difference to the one below, so that all of them add up to the reached reward. */
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
    const { value } = await readMine(context);
    const steps = stepsOf(context);
    const back = steps.filter(({ from }) => value < from).map(({ source }) => source);
    // Earlier months are not measured any more.
    const open = [...given.keys()].filter((source) => !steps.some((step) => step.source === source));
    return { back, open };
  },

  actions: {
    async collect(context) {
      const { value, given } = await readMine(context);
      const reached = stepsOf(context).filter(({ from }) => value >= from);
      if (reached.length === 0) throw new ApiProblem('locked', { message: '尚未达到首档条件' });
      const won = reached.filter(({ source }) => !given.has(source));
      if (won.length === 0) throw new ApiProblem('already_done', { message: '已达档位的奖励均已领取' });
      await claimExclusive(context, context.activity.exclusive);
      for (const { source, prize } of won) await give(context, source, prize);
      return { won: won.map(({ prize }) => prize) };
    },
  },
});

/** The time that is measured, and the prefix of its rewards' sources. */
function termOf(context: ActivityContext<'tiers'>) {
  if (context.activity.term === undefined) return { since: context.since, endsAt: null, prefix: 'tier:' };
  const { name, since, endsAt } = monthOf(context);
  return { since, endsAt, prefix: `tier:${name}:` };
}

function stepsOf(context: ActivityContext<'tiers'>) {
  const { tiers: ladder, measure, unit } = context.activity;
  const { prefix } = termOf(context);
  return ladder.map(({ from, reward }, index) => {
    const label = MEASURES[measure].reached(figure(from));
    const amount = toHundredths(reward - (ladder[index - 1]?.reward ?? 0));
    return { from, source: `${prefix}${from}`, prize: { label, amount, unit } };
  });
}

async function readMine(context: AccountContext<'tiers'>) {
  const { activity } = context;
  const { since, prefix } = termOf(context);
  const value = MEASURES[activity.measure].value(await readFacts({ ...context, since }));
  const given = await readGiven(context, prefix);
  return { value, given, collected: toHundredths([...given.values()].reduce((all, { amount }) => all + amount, 0)) };
}
