import type { ActivityOf } from '@/lib/campaign/activity/schema';
import { missingToNext, rewardFor } from '@/lib/reward/tiers';
import { ApiProblem } from '../../api/problem';
import { type Facts, readFacts } from '../engine/facts';
import { give, readGiven } from '../engine/give';
import { type AccountContext, defineModule } from '../engine/module';
import { readRanking } from './tiers-ranking';

type Measure = ActivityOf<'tiers'>['measure'];

/** What each measure is called in a prize's name, and which fact it is. */
const MEASURES: Record<Measure, { value: (facts: Facts) => number; reached: (from: string) => string }> = {
  'first-deposit': { value: ({ firstDeposit }) => firstDeposit, reached: (from) => `首次入金满$${from}` },
  deposit: { value: ({ deposited }) => deposited, reached: (from) => `累计入金满$${from}` },
  lots: { value: ({ lots }) => lots, reached: (from) => `累计交易满${from}手` },
};

/** A ladder: every tier gives what it has over the one below it, so that all together they give the reached one's reward. */
export const tiers = defineModule({
  kind: 'tiers',

  async state(context) {
    const { account, activity } = context;
    const ranking = activity.ranking ? await readRanking(context) : [];
    if (!account) return { kind: 'tiers', mine: null, ranking };
    const { value, collected } = await readMine({ ...context, account });
    const reached = rewardFor(activity.tiers, value);
    const missing = missingToNext(activity.tiers, value);
    return { kind: 'tiers', mine: { value, reached, collected, missing }, ranking };
  },

  actions: {
    async collect(context) {
      const { activity } = context;
      const { value, given } = await readMine(context);
      const reached = stepsOf(activity).filter(({ from }) => value >= from);
      if (reached.length === 0) throw new ApiProblem('locked', { message: '尚未达到首档条件' });
      const won = reached.filter(({ source }) => !given.has(source));
      if (won.length === 0) throw new ApiProblem('already_done', { message: '已达档位的奖励均已领取' });
      for (const { source, prize } of won) await give(context, source, prize);
      return { won: won.map(({ prize }) => prize) };
    },
  },
});

function stepsOf({ tiers: ladder, measure, unit }: ActivityOf<'tiers'>) {
  return ladder.map(({ from, reward }, index) => {
    const label = MEASURES[measure].reached(from.toLocaleString('en-US'));
    const amount = cents(reward - (ladder[index - 1]?.reward ?? 0));
    return { from, source: `tier:${from}`, prize: { label, amount, unit } };
  });
}

async function readMine(context: AccountContext<'tiers'>) {
  const { orm, account, activity, since } = context;
  const value = MEASURES[activity.measure].value(await readFacts(orm, account, since));
  const given = await readGiven(context, 'tier:');
  return { value, given, collected: cents([...given.values()].reduce((all, { amount }) => all + amount, 0)) };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
