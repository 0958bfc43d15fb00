import type { Condition } from '../../activities/condition';
import type { CreditSource } from '../../activities/credits';
import type { Outcome } from '../../activities/odds';
import type { Prize } from '../../activities/prize';
import type { Requirements } from '../../activities/requirements';
import type { Activity, ActivityKind, ActivityOf } from '../../activities/schema';
import { timesOfDay } from '../../time/clock';
import type { Campaign } from '../schema';
import { numeralsOf } from './numerals';

/** A figure that a definition has as a value: its number, or its date or time as text, and one unit it may be told in. */
export interface Value {
  unit: string;
  value: number | string;
}

/** Every figure that a campaign's pages may name: its activities' values, what they add up to, and the terms of its bonuses. */
export function valuesOf(campaign: Campaign): Value[] {
  return [
    ...campaign.activities.flatMap(activityValues),
    ...(campaign.rewards ? sums(campaign.rewards.items.map(({ amount }) => amount)) : []),
    ...bonusValues(campaign.bonus),
    ...of('天', campaign.claimDays),
    ...(campaign.lots?.shortShare ? of('%', campaign.lots.shortShare * 100) : []),
    ...(campaign.activities.length > 1 ? sums(campaign.activities.map(largest)) : []),
    ...(campaign.period ? [campaign.period.from, campaign.period.to].flatMap(dayValues) : []),
  ];
}

const of = (unit: string, ...values: (number | string)[]): Value[] => values.map((value) => ({ unit, value }));

function bonusValues(bonus: Campaign['bonus']): Value[] {
  if (!bonus) return [];
  return [...of('天', bonus.days), ...('perLot' in bonus ? of('$', bonus.perLot) : of('手', bonus.lots))];
}

/** A Beijing day, however much of it is told. */
function dayValues(day: string): Value[] {
  const [year, month, date] = day.split('-').map(Number);
  return [...of('date', `${year}-${month}-${date}`, `${month}-${date}`, `${year}-${month}`), ...of('日', Number(date))];
}

/** What each adds up to, from the first or without it. */
function sums(amounts: readonly number[]): Value[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return of('$', ...amounts, total, total - (amounts[0] ?? 0));
}

/** Ascending values and what lies between neighbours. */
function steps(unit: string, values: readonly number[]): Value[] {
  return of(unit, ...values, ...values.slice(1).map((value, index) => value - (values[index] ?? 0)));
}

function largest(activity: Activity): number {
  if (activity.kind === 'tasks') return activity.tasks.reduce((sum, { prize }) => sum + (prize?.amount ?? 0), 0);
  return activity.kind === 'tiers' ? (activity.tiers.at(-1)?.reward ?? 0) : 0;
}

const PRIZE_UNITS: Record<Prize['unit'], string[]> = {
  usd: ['$'],
  usdt: ['USDT'],
  points: ['积分', '分'],
  coupon: ['$'],
  gift: [],
};

/** A thing is what its name says, such as 1 克金豆. */
function prizeValues(prize: Prize | null): Value[] {
  if (!prize) return [];
  if (prize.unit === 'gift') return numeralsOf(prize.label);
  return PRIZE_UNITS[prize.unit].flatMap((unit) => of(unit, prize.amount));
}

function conditionValues(condition: Condition): Value[] {
  if (condition.type === 'trade') return of('手', condition.from);
  return 'from' in condition ? of('$', condition.from) : [];
}

function creditValues(source: CreditSource): Value[] {
  if (source.from === 'lots') return [...of('手', source.each), ...of('次', 1, source.max)];
  return [...of('次', source.count), ...(source.from === 'condition' ? conditionValues(source.condition) : [])];
}

/** Odds, and never the stock, which an operator may change. */
function outcomeValues(outcomes: readonly Outcome[]): Value[] {
  return outcomes.flatMap(({ prize, odds }) => [...prizeValues(prize), ...of('%', odds / 100)]);
}

type Readers = { [Kind in ActivityKind]: (activity: ActivityOf<Kind>) => Value[] };

const READERS: Readers = {
  cashback: ({ groups }) => [
    ...of('$', ...groups.map(({ perLot }) => perLot)),
    ...of('个', ...groups.map(({ symbols }) => symbols.length), groups.flatMap(({ symbols }) => symbols).length),
  ],
  coupon: ({ coupons }) => [
    ...sums(coupons.map(({ face }) => face)),
    ...coupons.flatMap(({ condition }) => conditionValues(condition)),
    ...coupons.flatMap(({ compensates }) => (compensates ? of('%', compensates.share) : [])),
    ...of('天', ...coupons.map(({ validDays }) => validDays)),
    ...of('小时', ...coupons.map(({ inForceAfterHours }) => inForceAfterHours)),
  ],
  invite: ({ condition, each, monthlyMax, tiers }) => [
    ...conditionValues(condition),
    ...prizeValues(each),
    ...of('位', monthlyMax, ...tiers.map(({ friends }) => friends)),
    ...tiers.flatMap(({ prize }) => prizeValues(prize)),
  ],
  points: ({ earn, shop }) => {
    const [daily = 1] = earn.flatMap(({ by, points }) => (by === 'day' ? [points] : []));
    const once = earn.reduce((sum, { by, points }) => (by === 'condition' ? sum + points : sum), 0);
    const dearest = Math.max(...shop.map(({ cost }) => cost));
    return [
      ...of('积分', ...shop.map(({ cost }) => cost)),
      ...of('分', once, ...earn.map(({ points }) => points), ...shop.map(({ cost }) => cost)),
      ...earn.flatMap((way) => (way.by === 'condition' ? conditionValues(way.condition) : [])),
      ...of('天', dearest / daily, (dearest - once) / daily),
      ...shop.flatMap(({ prize }) => prizeValues(prize)),
    ];
  },
  predict: ({ round, answer, prize, streaks }) => [
    ...roundValues(round),
    ...of('期', 1),
    ...(answer.type === 'options'
      ? answer.options.flatMap(({ label, note = '' }) => numeralsOf(`${label}。${note}`))
      : [
          ...of('名', answer.winners),
          ...of('个', answer.winners),
          ...of(answer.unit.slice(0, 1), answer.min, answer.max),
        ]),
    ...prizeValues(prize),
    ...streaks.flatMap((streak) => [...of('期', streak.length), ...prizeValues(streak.prize)]),
  ],
  quiz: ({ quiz, secondsPerQuestion = 0, prizes }) => [
    ...of('题', quiz.questionsPerTerm, ...prizes.map(({ right }) => right)),
    ...of('秒', secondsPerQuestion),
    ...of('分钟', (secondsPerQuestion * quiz.questionsPerTerm) / 60),
    ...of('期', 1),
    ...prizes.flatMap(({ prize }) => prizeValues(prize)),
  ],
  redpacket: ({ everyMinutes, lastsSeconds, packets }) => [
    ...of('小时', everyMinutes / 60),
    ...of('场', 1440 / everyMinutes),
    ...of('分钟', lastsSeconds / 60),
    ...of('秒', lastsSeconds),
    ...of(
      '个',
      packets.reduce((sum, { stock }) => sum + stock, 0),
      ...packets.map(({ stock }) => stock),
    ),
    ...packets.flatMap(({ prize }) => prizeValues(prize)),
  ],
  signin: ({ cycle, daily, doubleDays, milestones, makeUpCards }) => [
    ...of('期', 1),
    ...(cycle === 'week' ? ['天', '日'].flatMap((unit) => of(unit, 7)) : []),
    ...(doubleDays.length > 0 ? [...of('倍', 2), ...of('天', 2)] : []),
    ...prizeValues(daily),
    ...prizeValues({ ...daily, amount: daily.amount * 2 }),
    ...of('日', ...doubleDays),
    ...of('天', ...milestones.map(({ days }) => days)),
    ...of('次', Math.max(...milestones.map(({ days }) => days)) - doubleDays.length),
    ...sums(milestones.map(({ prize }) => prize.amount)),
    ...of('张', makeUpCards),
  ],
  tasks: ({ tasks }) => [
    ...sums(tasks.flatMap(({ prize }) => prize?.amount ?? [])),
    ...tasks.flatMap(({ condition }) => conditionValues(condition)),
    ...steps(
      '手',
      tasks.flatMap(({ condition }) => (condition.type === 'trade' ? condition.from : [])),
    ),
  ],
  tiers: ({ measure, unit, tiers, plain = [] }) => [
    ...steps(
      measure === 'lots' ? '手' : '$',
      tiers.map(({ from }) => from),
    ),
    ...steps(
      unit === 'usd' ? '$' : 'USDT',
      tiers.map(({ reward }) => reward),
    ),
    ...of(unit === 'usd' ? '$' : 'USDT', ...plain.map(({ reward }) => reward)),
  ],
  treasure: ({ boxes, credits }) => [
    ...boxes.flatMap(({ outcomes }) => outcomeValues(outcomes)),
    ...boxes.flatMap(({ unlock }) => (unlock.by === 'condition' ? conditionValues(unlock.condition) : [])),
    ...of('日', ...boxes.flatMap(({ unlock }) => (unlock.by === 'day' ? unlock.day : []))),
    ...credits.flatMap(creditValues),
    ...['扇', '枚', '只'].flatMap((unit) => of(unit, boxes.length)),
    ...credits.flatMap((source) => (source.from === 'day' ? of('枚', source.count) : [])),
  ],
  wheel: ({ segments, credits }) => [
    ...outcomeValues(segments),
    ...of('格', segments.length),
    ...credits.flatMap(creditValues),
  ],
};

function roundValues(round: ActivityOf<'predict'>['round']): Value[] {
  if (round.every === 'release') {
    const { closesBeforeHours: before, releases } = round;
    const times = of('clock', ...timesOfDay(releases), ...timesOfDay(releases, before));
    return [...times, ...(before < 1 ? of('分钟', before * 60) : of('小时', before))];
  }
  const { closesAfterHours: closes, resultAfterEndHours: result } = round;
  const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
  return [
    ...of('日', Math.ceil(closes / 24), Math.floor(result / 24) + 1),
    ...of('clock', clock(closes % 24 || 24), clock(result % 24)),
  ];
}

function activityValues<Kind extends ActivityKind>(activity: ActivityOf<Kind>): Value[] {
  const read = READERS[activity.kind as Kind] as (activity: ActivityOf<Kind>) => Value[];
  const { openedWithinDays }: Requirements = ('requires' in activity && activity.requires) || {};
  return [...read(activity), ...(openedWithinDays === undefined ? [] : of('天', openedWithinDays))];
}
