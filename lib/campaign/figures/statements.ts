import type { Condition } from '../../activities/condition';
import type { CreditSource } from '../../activities/credits';
import type { Outcome } from '../../activities/odds';
import type { Prize } from '../../activities/prize';
import type { Requirements } from '../../activities/requirements';
import type { Activity, ActivityKind, ActivityOf } from '../../activities/schema';
import { timesOfDay } from '../../time/clock';
import type { Campaign } from '../schema';
import { numeralsOf } from './numerals';
import type { Subject } from './subjects';

/** A figure that a definition has as a value: its number, or its date or time as text, and one unit it may be told in. */
export interface Value {
  unit: string;
  value: number | string;
  /** Whether it is what has to be reached or what is given for it; left out where it is neither. */
  as?: 'asked' | 'given';
}

/** Figures that a definition has together, such as what a task asks for and what it gives. */
export interface Statement {
  values: readonly Value[];
  /** What they are said of; a text that names another subject does not mean them. */
  about: readonly Subject[];
  /** Names that the definition gives them, such as a task's title. */
  names?: readonly string[];
  /** Where they stand in the definition, such as `activities.0.tasks.1`; texts below it mean them. */
  place?: string;
}

/** Every statement that a campaign's pages may make in figures: its activities', what they add up to, and the terms of its bonuses. */
export function statementsOf(campaign: Campaign): Statement[] {
  const { activities, rewards, bonus, claimDays, lots, period } = campaign;
  return [
    ...activities.flatMap((activity, index) => activityStatements(activity, `activities.${index}`)),
    ...(rewards ? rewardStatements(rewards.items) : []),
    ...bonusStatements(bonus),
    ...(rewards && bonus ? rewards.items.map((_, index) => validStatement(bonus.days, index)) : []),
    one(['claim'], of('天', claimDays)),
    ...(lots?.shortShare ? [one(['short'], of('%', lots.shortShare * 100))] : []),
    ...totals(activities.map(largest), activities.flatMap(askedBy)),
    ...(period ? [period.from, period.to].map((day) => one([], dayValues(day))) : []),
  ];
}

const of = (unit: string, ...values: (number | string)[]): Value[] => values.map((value) => ({ unit, value }));
const asked = (unit: string, ...values: number[]): Value[] =>
  values.map((value) => ({ unit, value, as: 'asked' as const }));
const given = (values: readonly Value[]): Value[] => values.map((value) => ({ ...value, as: 'given' as const }));
const usd = (...amounts: number[]): Value[] => given(of('$', ...amounts));

function one(about: readonly Subject[], values: readonly Value[], names: readonly string[] = []): Statement {
  return { about, values, names };
}

function rewardStatements(items: NonNullable<Campaign['rewards']>['items']): Statement[] {
  const amounts = items.map(({ amount }) => amount);
  return totals(amounts);
}

function bonusStatements(bonus: Campaign['bonus']): Statement[] {
  if (!bonus) return [];
  const turns = 'perLot' in bonus ? [...of('手', 1), ...of('$', bonus.perLot)] : asked('手', bonus.lots);
  return [one(['bonus', 'turns'], [...of('天', bonus.days), ...turns])];
}

/** How long a row of the table of rewards holds. */
function validStatement(days: number, index: number): Statement {
  return { about: ['bonus'], values: of('天', days), place: `rewards.items.${index}.valid` };
}

/** A Beijing day, however much of it is told. */
function dayValues(day: string): Value[] {
  const [year, month, date] = day.split('-').map(Number);
  return [...of('date', `${year}-${month}-${date}`, `${month}-${date}`, `${year}-${month}`), ...of('日', Number(date))];
}

/** What amounts add up to, from the first or without it, and what all of it takes. */
function totals(amounts: readonly number[], takes: readonly Value[] = []): Statement[] {
  if (amounts.length < 2) return [];
  const total = sumOf(amounts);
  return [one(['sum', 'most'], [...usd(total), ...takes]), one(['rest', 'sum'], usd(total - (amounts[0] ?? 0)))];
}

function largestOf(amounts: readonly number[]): Statement[] {
  return amounts.length > 0 ? [one(['most'], usd(Math.max(...amounts)))] : [];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What of a prize is told in dollars. */
function dollarsOf(prize: Prize | null): number[] {
  return prize?.unit === 'usd' || prize?.unit === 'coupon' ? [prize.amount] : [];
}

function largest(activity: Activity): number {
  if (activity.kind === 'tasks') return sumOf(activity.tasks.flatMap(({ prize }) => dollarsOf(prize)));
  return activity.kind === 'tiers' && activity.unit === 'usd' ? (activity.tiers.at(-1)?.reward ?? 0) : 0;
}

function askedBy(activity: Activity): Value[] {
  if (activity.kind === 'tasks') return activity.tasks.flatMap(({ condition }) => conditionValues(condition));
  return activity.kind === 'tiers' ? asked(unitOf(activity), activity.tiers.at(-1)?.from ?? 0) : [];
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
  if (prize.unit === 'gift') return given(numeralsOf(prize.label));
  return PRIZE_UNITS[prize.unit].flatMap((unit) => given(of(unit, prize.amount)));
}

function conditionValues(condition: Condition): Value[] {
  if (condition.type === 'trade') return asked('手', condition.from);
  return 'from' in condition ? asked('$', condition.from) : [];
}

function subjectOf({ type }: Condition): Subject {
  return type === 'trade' ? 'lots' : type;
}

function creditStatement(source: CreditSource): Statement {
  const names = [source.label];
  switch (source.from) {
    case 'lots':
      return one(['lots', 'most'], [...asked('手', source.each), ...of('次', 1, source.max)], names);
    case 'condition':
      return one(
        [subjectOf(source.condition)],
        [...conditionValues(source.condition), ...given(of('次', source.count))],
        names,
      );
    case 'day':
      return one(['day'], given([...of('次', source.count), ...of('枚', source.count)]), names);
  }
}

/** Odds, and never the stock, which an operator may change. */
function outcomeStatements(outcomes: readonly Outcome[], place: string): Statement[] {
  return outcomes.map(({ label, prize, odds }, index) => ({
    about: [],
    values: [...prizeValues(prize), ...of('%', odds / 100)],
    names: [label],
    place: `${place}.${index}`,
  }));
}

type Readers = { [Kind in ActivityKind]: (activity: ActivityOf<Kind>, place: string) => Statement[] };

const READERS: Readers = {
  cashback: ({ groups }, place) => [
    ...groups.map(({ label, symbols, perLot }, index) => ({
      about: [],
      values: [...usd(perLot), ...of('手', 1), ...of('个', symbols.length)],
      names: [label],
      place: `${place}.groups.${index}`,
    })),
    ...largestOf(groups.map(({ perLot }) => perLot)),
    one(['lowest'], [...of('手', 1), ...usd(Math.min(...groups.map(({ perLot }) => perLot)))]),
    one([], of('个', groups.flatMap(({ symbols }) => symbols).length)),
  ],
  coupon: ({ coupons }, place) => [
    ...totals(coupons.map(({ face }) => face)),
    ...largestOf(coupons.map(({ face }) => face)),
    ...coupons.map(({ label, face, condition, compensates, validDays, inForceAfterHours }, index) => ({
      about: [subjectOf(condition), 'share', 'valid', 'wait', 'most'] as const,
      values: [
        ...usd(face),
        ...conditionValues(condition),
        ...(compensates ? of('%', compensates.share) : []),
        ...of('天', validDays),
        ...of('小时', inForceAfterHours),
      ],
      names: [label],
      place: `${place}.coupons.${index}`,
    })),
  ],
  invite: ({ condition, each, monthlyMax, tiers }, place) => [
    one(
      [subjectOf(condition), 'monthly', 'each'],
      [...conditionValues(condition), ...prizeValues(each), ...of('位', monthlyMax)],
      [each.label],
    ),
    ...tiers.map(({ friends, prize }, index) => ({
      about: ['guests'] as const,
      values: [...asked('位', friends), ...prizeValues(prize)],
      names: [prize.label],
      place: `${place}.tiers.${index}`,
    })),
  ],
  points: ({ earn, shop }, place) => {
    const daily = earn.flatMap(({ by, points }) => (by === 'day' ? [points] : []));
    const once = earn.reduce((sum, { by, points }) => (by === 'condition' ? sum + points : sum), 0);
    const dearest = Math.max(...shop.map(({ cost }) => cost));
    return [
      ...earn.map((way, index) => ({
        about: [way.by === 'day' ? ('day' as const) : subjectOf(way.condition)],
        values: [...given(of('分', way.points)), ...(way.by === 'condition' ? conditionValues(way.condition) : [])],
        names: [way.label],
        place: `${place}.earn.${index}`,
      })),
      ...shop.map(({ cost, prize }, index) => ({
        about: [],
        values: [...of('积分', cost), ...of('分', cost), ...prizeValues(prize)],
        names: [prize.label],
        place: `${place}.shop.${index}`,
      })),
      ...daily.flatMap((points) => [
        one(['day'], [...of('分', points), ...of('天', dearest / points)]),
        one(['day'], [...of('分', once), ...of('天', (dearest - once) / points)]),
      ]),
    ];
  },
  predict: ({ round, answer, prize, streaks }, place) => [
    ...roundStatements(round),
    {
      about: ['hit'] as const,
      values: [...of('期', 1), ...prizeValues(prize), ...(answer.type === 'number' ? winnersOf(answer) : [])],
      place: `${place}.prize`,
    },
    ...(answer.type === 'options'
      ? answer.options.map(({ label, note = '' }, index) => ({
          about: [],
          values: numeralsOf(`${label}。${note}`),
          place: `${place}.answer.options.${index}`,
        }))
      : [one([], of(answer.unit.slice(0, 1), answer.min, answer.max))]),
    ...streaks.map((streak, index) => ({
      about: ['streak'] as const,
      values: [...asked('期', streak.length), ...prizeValues(streak.prize)],
      place: `${place}.streaks.${index}`,
    })),
  ],
  quiz: ({ quiz, secondsPerQuestion = 0, prizes }, place) => [
    one(['term'], of('题', quiz.questionsPerTerm)),
    one(
      [],
      [
        ...of('题', quiz.questionsPerTerm),
        ...of('秒', secondsPerQuestion),
        ...of('分钟', (secondsPerQuestion * quiz.questionsPerTerm) / 60),
        ...of('期', 1),
      ],
    ),
    ...prizes.map(({ right, prize }, index) => ({
      about: ['right' as const, ...(index === prizes.length - 1 ? ['most' as const] : [])],
      values: [...asked('题', right), ...prizeValues(prize)],
      place: `${place}.prizes.${index}`,
    })),
  ],
  redpacket: ({ everyMinutes, lastsSeconds, packets }, place) => [
    one(
      [],
      [
        ...of('小时', everyMinutes / 60),
        ...of('场', 1440 / everyMinutes),
        ...of('分钟', lastsSeconds / 60),
        ...of('秒', lastsSeconds),
        ...of(
          '个',
          packets.reduce((sum, { stock }) => sum + stock, 0),
        ),
      ],
    ),
    ...largestOf(packets.flatMap(({ prize }) => dollarsOf(prize))),
    ...packets.map(({ prize, stock }, index) => ({
      about: [],
      values: [...prizeValues(prize), ...of('个', stock)],
      place: `${place}.packets.${index}`,
    })),
  ],
  signin: ({ cycle, daily, doubleDays, milestones, makeUpCards }, place) => [
    one([], of('期', 1)),
    ...(cycle === 'week'
      ? [
          one(
            [],
            ['天', '日'].flatMap((unit) => of(unit, 7)),
          ),
        ]
      : []),
    ...(doubleDays.length > 0 ? [one([], [...of('倍', 2), ...of('天', 2)])] : []),
    one([], prizeValues(daily)),
    ...(doubleDays.length > 0 ? [one([], prizeValues({ ...daily, amount: daily.amount * 2 }))] : []),
    ...doubleDays.map((day) => one([], of('日', day))),
    one(
      ['row'],
      [
        ...of('次', Math.max(...milestones.map(({ days }) => days)) - doubleDays.length),
        ...of('天', Math.max(...milestones.map(({ days }) => days))),
      ],
    ),
    ...milestones.map(({ days, prize }, index) => ({
      about: ['row'] as const,
      values: [...asked('天', days), ...prizeValues(prize)],
      names: [prize.label],
      place: `${place}.milestones.${index}`,
    })),
    ...totals(
      milestones.flatMap(({ prize }) => dollarsOf(prize)),
      asked('天', milestones.at(-1)?.days ?? 0),
    ),
    one([], of('张', makeUpCards)),
  ],
  tasks: ({ tasks }, place) => {
    const lots = tasks.flatMap(({ condition }) => (condition.type === 'trade' ? condition.from : []));
    return [
      ...tasks.map(({ title, condition, prize }, index) => ({
        about: [subjectOf(condition)],
        values: [...conditionValues(condition), ...prizeValues(prize)],
        names: [title, ...(prize ? [prize.label] : [])],
        place: `${place}.tasks.${index}`,
      })),
      ...totals(
        tasks.flatMap(({ prize }) => dollarsOf(prize)),
        tasks.flatMap(({ condition }) => conditionValues(condition)),
      ),
      ...lots.slice(1).map((from, index) => one(['step'], of('手', from - (lots[index] ?? 0)))),
    ];
  },
  tiers: (activity, place) => {
    const { measure, tiers, plain = [], rungs = [] } = activity;
    const reward = (amount: number) => given(of(activity.unit === 'usd' ? '$' : 'USDT', amount));
    const [first] = tiers;
    const last = tiers.at(-1);
    return [
      ...(first ? [one(['lowest'], [...asked(unitOf(activity), first.from), ...reward(first.reward)])] : []),
      ...tiers.map((tier, index) => ({
        about: [measure],
        values: [
          ...asked(unitOf(activity), tier.from),
          ...reward(tier.reward),
          ...plain.filter(({ from }) => from === tier.from).flatMap((before) => reward(before.reward)),
        ],
        names: rungs[index] ? [rungs[index].name] : [],
        place: `${place}.tiers.${index}`,
      })),
      ...tiers.flatMap((low, index) =>
        tiers
          .slice(index + 1)
          .map((high) =>
            one(
              ['step'],
              [
                ...asked(unitOf(activity), low.from, high.from),
                ...reward(low.reward),
                ...reward(high.reward),
                ...reward(high.reward - low.reward),
              ],
            ),
          ),
      ),
      ...(last ? [one(['most'], [...asked(unitOf(activity), last.from), ...reward(last.reward)])] : []),
    ];
  },
  treasure: ({ boxes, credits }, place) => [
    ...boxes.flatMap(({ outcomes }, index) => outcomeStatements(outcomes, `${place}.boxes.${index}.outcomes`)),
    ...boxes.map(({ label, unlock, outcomes }, index) => ({
      about: unlock.by === 'condition' ? [subjectOf(unlock.condition)] : [],
      values: [
        ...(unlock.by === 'condition' ? conditionValues(unlock.condition) : []),
        ...(unlock.by === 'day' ? of('日', unlock.day) : []),
        ...outcomes.flatMap(({ prize }) => prizeValues(prize)),
      ],
      names: [label],
      place: `${place}.boxes.${index}`,
    })),
    ...boxes.flatMap(({ label, outcomes }) => {
      const amounts = outcomes.flatMap(({ prize }) => dollarsOf(prize));
      return amounts.length > 0 ? [one(['least', 'lowest'], usd(Math.min(...amounts)), [label])] : [];
    }),
    ...credits.map((source) => {
      const { values, ...statement } = creditStatement(source);
      return { ...statement, values: [...values, ...of('枚', boxes.length)] };
    }),
    one(
      [],
      ['扇', '枚', '只'].flatMap((unit) => of(unit, boxes.length)),
    ),
  ],
  wheel: ({ segments, credits }, place) => [
    ...outcomeStatements(segments, `${place}.segments`),
    one([], of('格', segments.length)),
    ...credits.map(creditStatement),
  ],
};

function unitOf({ measure }: Pick<ActivityOf<'tiers'>, 'measure'>): string {
  return measure === 'lots' ? '手' : '$';
}

function winnersOf({ winners }: { winners: number }): Value[] {
  return ['名', '个'].flatMap((unit) => of(unit, winners));
}

/** When rounds close and when they are answered. */
function roundStatements(round: ActivityOf<'predict'>['round']): Statement[] {
  if (round.every === 'release') {
    const { closesBeforeHours: before, releases } = round;
    const span = before < 1 ? of('分钟', before * 60) : of('小时', before);
    return [
      one(['closes'], [...of('clock', ...timesOfDay(releases, before)), ...span]),
      one(['result'], of('clock', ...timesOfDay(releases))),
    ];
  }
  const { closesAfterHours: closes, resultAfterEndHours: result } = round;
  const clock = (hours: number) => of('clock', `${String(hours).padStart(2, '0')}:00`);
  return [
    one(['closes'], [...of('日', Math.ceil(closes / 24)), ...clock(closes % 24 || 24)]),
    one(['result'], [...of('日', Math.floor(result / 24) + 1), ...clock(result % 24)]),
  ];
}

function activityStatements<Kind extends ActivityKind>(activity: ActivityOf<Kind>, place: string): Statement[] {
  const read = READERS[activity.kind as Kind] as Readers[Kind];
  const { openedWithinDays }: Requirements = ('requires' in activity && activity.requires) || {};
  return [
    ...read(activity, place),
    ...(openedWithinDays === undefined ? [] : [one(['opened'], of('天', openedWithinDays))]),
  ];
}
