import type { ActivityOf } from '@/lib/activities/schema';
import { beijingDay } from '@/lib/time/calendar';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { addEntry, readEntries } from '../../engine/entries';
import { meets, readFacts } from '../../engine/facts';
import { give, readRewards } from '../../engine/give';
import { type AccountContext, type ActivityContext, defineModule } from '../../engine/module';
import { readPoints, transferPoints } from '../../engine/points';
import { readLeft, takeOne } from '../../engine/stock';

const MOVEMENTS_SHOWN = 50;

export type Way = ActivityOf<'points'>['earn'][number];

/** Points earned by days and conditions, and a shop that takes them. */
export const points = defineModule({
  kind: 'points',

  async state(context) {
    const { account } = context;
    const shop = await readShop(context);
    return { kind: 'points', shop, mine: account === null ? null : await readMine({ ...context, account }) };
  },

  async recount(context) {
    const facts = await readFacts(context);
    const unmet = context.activity.earn.filter((way) => way.by === 'condition' && !meets(way.condition, facts));
    return { back: unmet.map((way) => earningKey(way, context.now)) };
  },

  actions: {
    async earn(context, input) {
      const { activity, until, now } = context;
      const way = activity.earn.find(({ id }) => id === input.id);
      if (!way) throw fieldProblem('id', '该积分任务不存在');
      if (way.by === 'day' && until) throw new ApiProblem('ended');
      const key = earningKey(way, now);
      if ((await readRewards(context, key)).has(key))
        throw new ApiProblem('already_done', { message: doneSentence(way) });
      if (way.by === 'condition' && !meets(way.condition, await readFacts(context))) {
        throw new ApiProblem('locked', { message: '任务尚未完成' });
      }
      const prize = earningPrize(way);
      await addEntry(context, key, {});
      await give(context, key, prize);
      return { won: [prize] };
    },

    async redeem(context, input) {
      const { orm, account, activity, slug, now } = context;
      const item = activity.shop.find(({ id }) => id === input.id);
      if (!item) throw fieldProblem('id', '该商品不存在');
      if (!(await takeOne(context, { item: item.id, total: item.stock }))) {
        throw new ApiProblem('sold_out', { message: '该商品已兑完' });
      }
      const label = `兑换：${item.prize.label}`;
      if (!(await transferPoints(orm, { account, slug, label, amount: -item.cost, now }))) {
        throw new ApiProblem('points_short', { message: `积分不足，兑换需${item.cost}积分` });
      }
      const key = nextRedemption(await readEntries(context), item.id);
      await addEntry(context, key, {});
      await give(context, key, item.prize);
      return { won: [item.prize] };
    },
  },

  stock: stockOf,
});

function stockOf({ shop }: ActivityOf<'points'>) {
  return shop.map(({ id, stock, prize }) => ({ item: id, name: prize.label, total: stock, prize }));
}

/** The key and source of the points of a way: once per Beijing day, or once. */
export function earningKey(way: Way, now: Date): string {
  return way.by === 'day' ? `earn:${way.id}:${beijingDay(now)}` : `earn:${way.id}`;
}

export function earningPrize({ label, points: amount }: Way) {
  return { label, amount, unit: 'points' as const };
}

function doneSentence(way: Way): string {
  return way.by === 'day' ? '今日积分已领取，明日再来' : '该任务的积分已领取';
}

/** The key and source of an account's next redemption of an item. */
export function nextRedemption(entries: readonly { key: string }[], item: string): string {
  const prefix = `redeem:${item}:`;
  return `${prefix}${entries.filter(({ key }) => key.startsWith(prefix)).length + 1}`;
}

async function readShop(context: ActivityContext<'points'>) {
  const items = stockOf(context.activity);
  const left = await readLeft(context, items);
  return items.map(({ item, total }) => ({ id: item, left: left.get(item) ?? total }));
}

async function readMine(context: AccountContext<'points'>) {
  const { orm, account, activity, now } = context;
  const facts = await readFacts(context);
  // Points taken back because of a wrong record can be earned again, despite their entry.
  const done = await readRewards(context);
  const earn = activity.earn.map((way) => {
    if (done.has(earningKey(way, now))) return { id: way.id, state: 'done' as const };
    const open = way.by === 'day' || meets(way.condition, facts);
    return { id: way.id, state: open ? ('open' as const) : ('locked' as const) };
  });
  const { balance, ledger } = await readPoints(orm, account, MOVEMENTS_SHOWN);
  return { balance, earn, ledger: ledger.map((movement) => ({ ...movement, at: movement.at.toISOString() })) };
}
