import type { CouponState } from '@/lib/activities/coupon/contract';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import { after, DAY, HOUR } from '../../../../platform/clock/clock';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { meets, readFacts } from '../../engine/facts';
import { give, type Reward, readRewards } from '../../engine/give';
import { type AccountContext, defineModule } from '../../engine/module';
import { readLeft, takeOne } from '../../engine/stock';

type Mine = NonNullable<CouponState['mine']>['coupons'];
type ClaimedState = Exclude<Mine[number]['state'], 'locked' | 'open'>;
type Coupon = ActivityOf<'coupon'>['coupons'][number];

/**
 * Coupons that each account can claim once. An operator marks one as used by paying it; all other states depend on
 * dates.
 */
export const coupon = defineModule({
  kind: 'coupon',

  async state(context) {
    const { account, activity } = context;
    const left = await readLeft(context, stockOf(activity));
    const coupons = activity.coupons.map(({ id }) => ({ id, left: left.get(id) ?? null }));
    return { kind: 'coupon', coupons, mine: account ? { coupons: await readMine({ ...context, account }) } : null };
  },

  async recount(context) {
    const facts = await readFacts(context);
    const unmet = context.activity.coupons.filter(({ condition }) => !meets(condition, facts));
    return { back: unmet.map(({ id }) => sourceOf(id)) };
  },

  actions: {
    async claim(context, input) {
      const { activity } = context;
      const chosen = activity.coupons.find(({ id }) => id === input.id);
      if (!chosen) throw fieldProblem('id', '该券不存在');
      const { id, stock, condition } = chosen;
      if ((await readRewards(context, sourceOf(id))).has(sourceOf(id))) {
        throw new ApiProblem('already_done', { message: '该券已领取，每个账户限领一张' });
      }
      if (!meets(condition, await readFacts(context))) {
        throw new ApiProblem('locked', { message: '尚未达到领取条件' });
      }
      if (stock !== null && !(await takeOne(context, { item: id, total: stock }))) {
        throw new ApiProblem('sold_out', { message: '该券已领完' });
      }
      const prize = prizeOf(chosen);
      await give(context, sourceOf(id), prize);
      return { won: [prize] };
    },
  },

  takesFrom: { claim: (_, { id }) => id },

  stock: stockOf,
});

function stockOf({ coupons }: ActivityOf<'coupon'>) {
  return coupons.flatMap(({ id, label, stock, face }) =>
    stock === null ? [] : [{ item: id, name: label, total: stock, prize: { amount: face, unit: 'coupon' as const } }],
  );
}

/** The time in which a claimed coupon is in force; the end is exclusive. */
export function couponPeriod({ inForceAfterHours, validDays }: Coupon, claimedAt: Date): { from: Date; to: Date } {
  const from = after(claimedAt, inForceAfterHours * HOUR);
  return { from, to: after(from, validDays * DAY) };
}

async function readMine(context: AccountContext<'coupon'>): Promise<Mine> {
  const { activity, now } = context;
  const facts = await readFacts(context);
  const claimed = await readRewards(context);
  return activity.coupons.map((definition) => {
    const { id, condition } = definition;
    const reward = claimed.get(sourceOf(id));
    if (!reward) return { id, state: meets(condition, facts) ? 'open' : 'locked', from: null, to: null };
    return { id, ...termOf(definition, reward, now) };
  });
}

/** The time in which a coupon reward is in force, and its state; `null` for other rewards. */
export function couponTermOf(activities: readonly Activity[], reward: Reward, now: Date) {
  const activity = activities.find(({ kind }) => kind === reward.kind);
  if (activity?.kind !== 'coupon') return null;
  const definition = activity.coupons.find(({ id }) => sourceOf(id) === reward.source);
  return definition ? termOf(definition, reward, now) : null;
}

function termOf(definition: Coupon, reward: Reward, now: Date) {
  const { from, to } = couponPeriod(definition, reward.givenAt);
  return { state: claimedState(reward, { from, to }, now), from: from.toISOString(), to: to.toISOString() };
}

function claimedState({ state }: Reward, { from, to }: { from: Date; to: Date }, now: Date): ClaimedState {
  if (state === 'held') return 'held';
  if (state === 'paid') return 'used';
  if (state === 'void' || now >= to) return 'expired';
  return now < from ? 'claimed' : 'in-force';
}

/** A coupon as a prize. */
export function prizeOf({ label, face }: Coupon) {
  return { label, amount: face, unit: 'coupon' as const };
}

/** The source of a claimed coupon among the account's rewards. */
export function sourceOf(id: string): string {
  return `coupon:${id}`;
}
