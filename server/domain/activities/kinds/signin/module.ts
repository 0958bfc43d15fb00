import type { Prize } from '@/lib/activities/prize';
import type { ActivityOf } from '@/lib/activities/schema';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { readOpening } from '../../../accounts/opened-at';
import { addEntry, type Entry, readEntries } from '../../engine/entries';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, type ActivityContext, defineModule } from '../../engine/module';
import { type Cycle, cycleAt, runThrough, weightOf } from './days';

export interface Signed {
  madeUp: boolean;
}

/** A calendar of Beijing days: one sign-in per day, and prizes for days in a row within the running month or week. */
export const signin = defineModule({
  kind: 'signin',

  async state(context) {
    const today = beijingDay(context.now);
    const cycle = cycleAt(context.activity.cycle, today);
    const head = { kind: 'signin' as const, today, from: cycle.from, to: cycle.to };
    if (!context.account) return { ...head, mine: null };
    const { days, madeUp } = await readDays(context, cycle);
    const run = runThrough(days, days.includes(today) ? today : addDays(today, -1));
    const given = await readGiven(context, milestoneSource(cycle));
    return {
      ...head,
      mine: {
        days,
        madeUp,
        since: await readFirstDay({ ...context, account: context.account }),
        counted: weightOf(run, cycle, context.activity.doubleDays),
        streak: run.length,
        makeUpLeft: Math.max(0, context.activity.makeUpCards - madeUp.length),
        reached: context.activity.milestones
          .filter((milestone) => given.has(milestoneSource(cycle, milestone.days)))
          .map(({ days: reached }) => reached),
      },
    };
  },

  actions: {
    async sign(context) {
      const today = beijingDay(context.now);
      const cycle = cycleAt(context.activity.cycle, today);
      const { days } = await readDays(context, cycle);
      if (days.includes(today)) throw new ApiProblem('already_done', { message: '今天已签到，明天再来' });
      return { won: await signDay(context, cycle, today, days) };
    },

    async makeUp(context, { day }) {
      const { activity, now } = context;
      const today = beijingDay(now);
      const cycle = cycleAt(activity.cycle, today);
      if (day < cycle.from || day >= today) throw fieldProblem('day', '只可补签本期内今天之前的日期');
      if (day < (await readFirstDay(context))) throw fieldProblem('day', '开户之前或活动开始之前的日期不可补签');
      const { days, madeUp } = await readDays(context, cycle);
      if (days.includes(day)) throw new ApiProblem('already_done', { message: '该日期已签到，无需补签' });
      if (madeUp.length >= activity.makeUpCards) throw new ApiProblem('no_credits', { message: '本期补签次数已用完' });
      return { won: await signDay(context, cycle, day, days) };
    },
  },
});

async function readFirstDay({ orm, account, since }: AccountContext<'signin'>): Promise<string> {
  return firstDay(since, await readOpening(orm, account));
}

/** The first Beijing day that may be signed in: the later of the campaign's and the account's first day. */
export function firstDay(since: Date | null, opened: Date): string {
  // Stryker disable next-line EqualityOperator: of two equal times either is right
  return beijingDay(since && since > opened ? since : opened);
}

async function readDays(context: ActivityContext<'signin'>, cycle: Cycle) {
  return daysIn(cycle, await readEntries<Signed>(context));
}

/** The days of a cycle that are signed in, and those of them that were made up. */
export function daysIn({ from, to }: Cycle, all: readonly Entry<Signed>[]) {
  const entries = all.filter(({ key }) => key >= from && key <= to);
  return {
    days: entries.map(({ key }) => key).sort(),
    madeUp: entries.flatMap(({ key, value }) => (value.madeUp ? [key] : [])).sort(),
  };
}

/** Signs in a day, in addition to the cycle's earlier ones; returns its prizes. */
async function signDay(
  context: AccountContext<'signin'>,
  cycle: Cycle,
  day: string,
  before: readonly string[],
): Promise<Prize[]> {
  const signed: Signed = { madeUp: day < beijingDay(context.now) };
  await addEntry(context, day, signed);
  const won: Prize[] = [];
  for (const { source, prize } of prizesOf(context.activity, cycle, day, before)) {
    if (await give(context, source, prize)) won.push(prize);
  }
  return won;
}

/** The prizes of a day, and of the milestones that it reaches together with the cycle's earlier ones. */
export function prizesOf(
  { daily, doubleDays, milestones }: ActivityOf<'signin'>,
  cycle: Cycle,
  day: string,
  before: readonly string[],
): { source: string; prize: Prize }[] {
  const amount = daily.amount * weightOf([day], cycle, doubleDays);
  const counted = weightOf(runThrough([...before, day], day), cycle, doubleDays);
  const reached = milestones.filter(({ days }) => counted >= days);
  return [
    { source: `day:${day}`, prize: { ...daily, amount } },
    ...reached.map(({ days, prize }) => ({ source: milestoneSource(cycle, days), prize })),
  ];
}

function milestoneSource({ from }: Cycle, days: number | '' = ''): string {
  return `milestone:${from}:${days}`;
}
