import type { ActivityOf } from '@/lib/activities/schema';
import { toHundredths } from '@/lib/reward/hundredths';
import { ApiProblem } from '../../../../platform/http/problem';
import { sum } from '../../engine/credits';
import { readFacts } from '../../engine/facts';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, defineModule } from '../../engine/module';

const EARNED = 'earned:';

/** Cash back per lot by product group; one act collects everything earned since the last one. */
export const cashback = defineModule({
  kind: 'cashback',

  async state(context) {
    const { account } = context;
    if (!account) return { kind: 'cashback', mine: null };
    return { kind: 'cashback', mine: await readMine({ ...context, account }) };
  },

  async progress(context) {
    const { groups, earned } = await readMine(context);
    return {
      since: context.since,
      value: toHundredths(sum(groups.map(({ lots }) => lots))),
      reward: earned,
      missing: null,
    };
  },

  async recount(context, given) {
    const { earned } = await readMine(context);
    const back = [...given.keys()].filter((source) => Number(source.slice(EARNED.length)) > earned);
    const left = [...given].filter(([source]) => !back.includes(source)).map(([, { amount }]) => amount);
    const amount = toHundredths(earned - sum(left));
    if (back.length === 0 || amount <= 0) return { back };
    return { back, instead: { source: sourceOf(earned), prize: prizeOf(amount) } };
  },

  actions: {
    async collect(context) {
      const { earned, collected } = await readMine(context);
      const amount = toHundredths(earned - collected);
      if (earned === 0) throw new ApiProblem('locked', { message: '完成一笔交易后即可领取返现' });
      if (amount <= 0) throw new ApiProblem('already_done', { message: '返现已领取，继续交易可再次领取' });
      const prize = prizeOf(amount);
      await give(context, sourceOf(earned), prize);
      return { won: [prize] };
    },
  },
});

async function readMine(context: AccountContext<'cashback'>) {
  const { lotsBySymbol } = await readFacts(context);
  const given = await readGiven(context, EARNED);
  return { ...earningsOf(context.activity, lotsBySymbol), collected: collectedOf(given) };
}

/** What lots have earned by product group, and together. */
export function earningsOf(activity: ActivityOf<'cashback'>, lotsBySymbol: Readonly<Record<string, number>>) {
  const groups = activity.groups.map(({ label, symbols, perLot }) => {
    const lots = toHundredths(sum(symbols.map((symbol) => lotsBySymbol[symbol] ?? 0)));
    return { label, lots, earned: toHundredths(lots * perLot) };
  });
  return { groups, earned: toHundredths(sum(groups.map(({ earned }) => earned))) };
}

/** What earlier collections have paid. */
export function collectedOf(given: ReadonlyMap<string, { amount: number }>): number {
  return toHundredths(sum([...given.values()].map(({ amount }) => amount)));
}

/** The source of a collection: what all trades had earned by then. */
export function sourceOf(earned: number): string {
  return `${EARNED}${earned.toFixed(2)}`;
}

export function prizeOf(amount: number) {
  return { label: '交易返现', amount, unit: 'usd' as const };
}
