import { addDays, beijingDay } from '@/lib/time/calendar';
import type { Entry } from '../../engine/entries';
import type { Simulate, SimulatedAct } from '../../engine/simulated';
import { cycleAt } from './days';
import { daysIn, firstDay, prizesOf, type Signed } from './module';

/** Signs in, and makes up the latest missed days as long as there are cards. */
export const simulate: Simulate<'signin'> = (activity, customer, world) => {
  const today = beijingDay(world.now);
  const cycle = cycleAt(activity.cycle, today);
  const entries = customer.entries as Entry<Signed>[];
  const { days, madeUp } = daysIn(cycle, entries);
  let cards = activity.makeUpCards - madeUp.length;
  const sign = (day: string) => {
    const prizes = prizesOf(activity, cycle, day, days);
    entries.push({ key: day, value: { madeUp: day < today }, at: world.now });
    days.push(day);
    return prizes.filter(({ source, prize }) => world.give(customer, source, prize)).map(({ prize }) => prize);
  };
  const acts: SimulatedAct[] = [
    { action: 'sign', won: sign(today) },
    { action: 'sign', won: null },
  ];
  const first = firstDay(world.since, customer.account.openedAt);
  for (let day = addDays(today, -1); day >= first && day >= cycle.from; day = addDays(day, -1)) {
    if (days.includes(day)) continue;
    acts.push({ action: 'makeUp', input: { day }, won: cards > 0 ? sign(day) : null });
    if (cards === 0) break;
    cards -= 1;
  }
  return acts;
};
