import { toHundredths } from '@/lib/reward/hundredths';
import { ApiProblem } from '../../../../platform/http/problem';
import { readFacts } from '../../engine/facts';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, defineModule } from '../../engine/module';

/** Cash back per lot by product group; what was earned since the last time is collected at once. */
export const cashback = defineModule({
  kind: 'cashback',

  async state(context) {
    const { account } = context;
    if (!account) return { kind: 'cashback', mine: null };
    return { kind: 'cashback', mine: await readMine({ ...context, account }) };
  },

  async standing(context) {
    const { groups, earned } = await readMine(context);
    return {
      since: context.since,
      value: toHundredths(sum(groups.map(({ lots }) => lots))),
      reward: earned,
      missing: null,
    };
  },

  actions: {
    async collect(context) {
      const { earned, collected } = await readMine(context);
      const amount = toHundredths(earned - collected);
      if (earned === 0) throw new ApiProblem('locked', { message: '完成一笔交易后即可领取返现' });
      if (amount <= 0) throw new ApiProblem('already_done', { message: '返现已领取，继续交易可再次领取' });
      const prize = { label: '交易返现', amount, unit: 'usd' as const };
      await give(context, `earned:${earned.toFixed(2)}`, prize);
      return { won: [prize] };
    },
  },
});

async function readMine(context: AccountContext<'cashback'>) {
  const { activity } = context;
  const { lotsBySymbol } = await readFacts(context);
  const groups = activity.groups.map(({ label, symbols, perLot }) => {
    const lots = toHundredths(sum(symbols.map((symbol) => lotsBySymbol[symbol] ?? 0)));
    return { label, lots, earned: toHundredths(lots * perLot) };
  });
  const given = [...(await readGiven(context, 'earned:')).values()];
  return {
    groups,
    earned: toHundredths(sum(groups.map(({ earned }) => earned))),
    collected: toHundredths(sum(given.map(({ amount }) => amount))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
