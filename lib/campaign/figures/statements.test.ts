import type { ActivityKind } from '../../activities/schema';
import { activityOf } from '../../activities/testing/activity-of';
import type { Campaign } from '../schema';
import { type Statement, statementsOf } from './statements';

const usd = (amount: number, label = '赠金') => ({ label, amount, unit: 'usd' as const });
const gold = { label: '1 克金豆', amount: 1, unit: 'gift' as const };

/** `about: value unit, …` with `?` behind what is asked and `!` behind what is given; then its names in quotes, and its place. */
function lineOf({ about, values, names = [], place }: Statement): string {
  const figures = values.map(({ unit, value, as }) => `${value} ${unit}${as ? { asked: '?', given: '!' }[as] : ''}`);
  const line = [`${about.join(' ')}: ${figures.join(', ')}`, ...names.map((name) => `“${name}”`)];
  return [...line, ...(place === undefined ? [] : [`@${place}`])].join(' ');
}

/** The statements of a campaign that has nothing else to say than for how long its rewards can be claimed. */
function said(campaign: Partial<Campaign>): string[] {
  const lines = statementsOf({ activities: [], claimDays: 30, ...campaign } as Campaign).map(lineOf);
  expect(lines).toContain('claim: 30 天');
  return lines.filter((line) => line !== 'claim: 30 天');
}

const card = { id: 'card', title: '绑卡', text: '绑定银行卡。', condition: { type: 'card' }, prize: null };
const task = (id: string, from: number, prize: object) => ({
  ...card,
  id,
  title: `${from} 手`,
  condition: { type: 'trade', from },
  prize,
});
const coupon = (id: string, change: object) => ({
  id,
  label: id,
  condition: { type: 'verified' },
  hint: '认证后可领',
  inForceAfterHours: 12,
  stock: 5,
  terms: ['无。'],
  ...change,
});
const box = (id: string, unlock: object, ...prizes: object[]) => ({
  id,
  label: id,
  unlock,
  outcomes: [
    ...prizes.map((prize, index) => ({ id: `won-${index}`, label: `礼 ${index}`, prize, odds: 150, stock: 3 })),
    { id: 'none', label: '谢谢参与', prize: null, odds: 10_000 - 150 * prizes.length, stock: null },
  ],
});

const OF_ACTIVITIES: [what: string, kind: ActivityKind, change: object, lines: string[]][] = [
  [
    'cashback by groups, for accounts that were opened lately',
    'cashback',
    {
      requires: { openedWithinDays: 7 },
      groups: [
        { label: '贵金属', symbols: ['XAUUSD', 'XAGUSD'], perLot: 5 },
        { label: '外汇', symbols: ['EURUSD'], perLot: 3.5 },
      ],
    },
    [
      ': 5 $!, 1 手, 2 个 “贵金属” @activities.0.groups.0',
      ': 3.5 $!, 1 手, 1 个 “外汇” @activities.0.groups.1',
      'most: 5 $!',
      'lowest: 1 手, 3.5 $!',
      ': 3 个',
      'opened: 7 天',
    ],
  ],
  [
    'cashback for verified accounts',
    'cashback',
    { requires: { verified: true } },
    [': 5 $!, 1 手, 2 个 “贵金属” @activities.0.groups.0', 'most: 5 $!', 'lowest: 1 手, 5 $!', ': 2 个'],
  ],
  [
    'coupons that make losses good, or do not',
    'coupon',
    {
      coupons: [
        coupon('bronze', { face: 20, validDays: 7, compensates: { share: 80, symbols: ['XAUUSD'] } }),
        coupon('silver', { face: 50, validDays: 15, condition: { type: 'deposit', from: 500 } }),
      ],
    },
    [
      'sum most: 70 $!',
      'rest sum: 50 $!',
      'most: 50 $!',
      'verified share valid wait most: 20 $!, 80 %, 7 天, 12 小时 “bronze” @activities.0.coupons.0',
      'deposit share valid wait most: 50 $!, 500 $?, 15 天, 12 小时 “silver” @activities.0.coupons.1',
    ],
  ],
  [
    'a single coupon, which adds up to nothing',
    'coupon',
    { coupons: [coupon('bronze', { face: 20, validDays: 7 })] },
    ['most: 20 $!', 'verified share valid wait most: 20 $!, 7 天, 12 小时 “bronze” @activities.0.coupons.0'],
  ],
  [
    'invitations, for each friend and for many',
    'invite',
    {
      tiers: [
        { friends: 3, prize: usd(20, '三席') },
        { friends: 8, prize: gold },
      ],
    },
    [
      'first-deposit monthly each: 200 $?, 10 $!, 8 位 “赠金”',
      'guests: 3 位?, 20 $! “三席” @activities.0.tiers.0',
      'guests: 8 位?, 1 克! “1 克金豆” @activities.0.tiers.1',
    ],
  ],
  [
    'points, and in how many days the dearest is had',
    'points',
    {},
    [
      'day: 10 分! “每日登录” @activities.0.earn.0',
      'verified: 100 分! “实名认证” @activities.0.earn.1',
      ': 200 积分, 200 分, 3 $! “赠金” @activities.0.shop.0',
      ': 600 积分, 600 分, 10 $! “赠金” @activities.0.shop.1',
      'day: 10 分, 60 天',
      'day: 100 分, 50 天',
    ],
  ],
  [
    'points that no day gives',
    'points',
    {
      earn: [
        { by: 'condition', id: 'verify', label: '实名认证', points: 100, condition: { type: 'verified' } },
        { by: 'condition', id: 'trade', label: '首手', points: 50, condition: { type: 'trade', from: 1 } },
      ],
    },
    [
      'verified: 100 分! “实名认证” @activities.0.earn.0',
      'lots: 50 分!, 1 手? “首手” @activities.0.earn.1',
      ': 200 积分, 200 分, 3 $! “赠金” @activities.0.shop.0',
      ': 600 积分, 600 分, 10 $! “赠金” @activities.0.shop.1',
    ],
  ],
  [
    'weekly predictions of options that have figures of their own',
    'predict',
    {
      answer: {
        type: 'options',
        options: [
          { id: 'up', label: '高于 $3,900', note: '含 $3,950' },
          { id: 'down', label: '低于 $3,900' },
        ],
      },
      streaks: [{ length: 3, prize: usd(8) }],
    },
    [
      'closes: 4 日, 24:00 clock',
      'result: 1 日, 06:00 clock',
      'hit: 1 期, 5 $! @activities.0.prize',
      ': 3900 $, 3950 $ @activities.0.answer.options.0',
      ': 3900 $ @activities.0.answer.options.1',
      'streak: 3 期?, 8 $! @activities.0.streaks.0',
    ],
  ],
  [
    'monthly predictions of a number, for the nearest',
    'predict',
    {
      round: { every: 'month', closesAfterHours: 660, resultAfterEndHours: 32 },
      answer: { type: 'number', min: -80, max: 100, step: 1, unit: '万人', winners: 20 },
    },
    [
      'closes: 28 日, 12:00 clock',
      'result: 2 日, 08:00 clock',
      'hit: 1 期, 5 $!, 20 名, 20 个 @activities.0.prize',
      ': -80 万, 100 万',
    ],
  ],
  ...(
    [
      ['minutes', 0.75, 'closes: 20:45 clock, 45 分钟'],
      ['an hour', 1, 'closes: 20:30 clock, 1 小时'],
    ] as const
  ).map(([what, closesBeforeHours, closes]): (typeof OF_ACTIVITIES)[number] => [
    `predictions that close ${what} before a release`,
    'predict',
    {
      round: {
        every: 'release',
        closesBeforeHours,
        releases: ['2026-12-04T21:30:00+08:00', '2027-01-08T21:30:00+08:00'],
      },
      answer: { type: 'number', min: 0, max: 9, step: 1, unit: '%', winners: 1 },
    },
    [closes, 'result: 21:30 clock', 'hit: 1 期, 5 $!, 1 名, 1 个 @activities.0.prize', ': 0 %, 9 %'],
  ]),
  [
    'a quiz against the clock',
    'quiz',
    { secondsPerQuestion: 24 },
    [
      'term: 5 题',
      ': 5 题, 24 秒, 2 分钟, 1 期',
      'right: 3 题?, 3 $! @activities.0.prizes.0',
      'right most: 5 题?, 8 $! @activities.0.prizes.1',
    ],
  ],
  [
    'red packets',
    'redpacket',
    {
      packets: [
        { id: 'small', prize: usd(1), stock: 100 },
        { id: 'large', prize: usd(28), stock: 4 },
        { id: 'gold', prize: gold, stock: 1 },
      ],
    },
    [
      ': 4 小时, 6 场, 2 分钟, 120 秒, 105 个',
      'most: 28 $!',
      ': 1 $!, 100 个 @activities.0.packets.0',
      ': 28 $!, 4 个 @activities.0.packets.1',
      ': 1 克!, 1 个 @activities.0.packets.2',
    ],
  ],
  [
    'red packets without dollars, of which none is the largest',
    'redpacket',
    { packets: [{ id: 'gold', prize: gold, stock: 1 }] },
    [': 4 小时, 6 场, 2 分钟, 120 秒, 1 个', ': 1 克!, 1 个 @activities.0.packets.0'],
  ],
  [
    'sign-ins of a month',
    'signin',
    {},
    [
      ': 1 期',
      ': 5 积分!, 5 分!',
      'row: 21 次, 21 天',
      'row: 7 天?, 3 $! “赠金” @activities.0.milestones.0',
      'row: 21 天?, 10 $! “赠金” @activities.0.milestones.1',
      'sum most: 13 $!, 21 天?',
      'rest sum: 10 $!',
      ': 2 张',
    ],
  ],
  [
    'sign-ins of a week in which a day counts double',
    'signin',
    {
      cycle: 'week',
      doubleDays: [5],
      milestones: [
        { days: 3, prize: usd(1, '三日礼') },
        { days: 7, prize: gold },
      ],
    },
    [
      ': 1 期',
      ': 7 天, 7 日',
      ': 2 倍, 2 天',
      ': 5 积分!, 5 分!',
      ': 10 积分!, 10 分!',
      ': 5 日',
      'row: 6 次, 7 天',
      'row: 3 天?, 1 $! “三日礼” @activities.0.milestones.0',
      'row: 7 天?, 1 克! “1 克金豆” @activities.0.milestones.1',
      ': 2 张',
    ],
  ],
  [
    'tasks, whose dollars add up and whose lots are so many apart',
    'tasks',
    {
      tasks: [
        card,
        task('one', 1, usd(10)),
        task('five', 5, { label: '券', amount: 8, unit: 'coupon' }),
        task('eight', 8, { label: 'USDT', amount: 30, unit: 'usdt' }),
        task('ten', 10, gold),
      ],
    },
    [
      'card:  “绑卡” @activities.0.tasks.0',
      'lots: 1 手?, 10 $! “1 手” “赠金” @activities.0.tasks.1',
      'lots: 5 手?, 8 $! “5 手” “券” @activities.0.tasks.2',
      'lots: 8 手?, 30 USDT! “8 手” “USDT” @activities.0.tasks.3',
      'lots: 10 手?, 1 克! “10 手” “1 克金豆” @activities.0.tasks.4',
      'sum most: 18 $!, 1 手?, 5 手?, 8 手?, 10 手?',
      'rest sum: 8 $!',
      'step: 4 手',
      'step: 3 手',
      'step: 2 手',
    ],
  ],
  [
    'tiers of deposits in the place of plain ones, by their rungs’ names',
    'tiers',
    {
      plain: [
        { from: 200, reward: 15 },
        { from: 1000, reward: 60 },
      ],
      rungs: [
        { name: '青铜', art: 'gift' },
        { name: '白银', art: 'gift' },
      ],
    },
    [
      'lowest: 200 $?, 20 $!',
      'deposit: 200 $?, 20 $!, 15 $! “青铜” @activities.0.tiers.0',
      'deposit: 1000 $?, 88 $!, 60 $! “白银” @activities.0.tiers.1',
      'step: 200 $?, 1000 $?, 20 $!, 88 $!, 68 $!',
      'most: 1000 $?, 88 $!',
    ],
  ],
  [
    'tiers of lots in USDT, each against each higher one',
    'tiers',
    {
      measure: 'lots',
      activityId: 9,
      unit: 'usdt',
      tiers: [
        { from: 1, reward: 8 },
        { from: 5, reward: 38 },
        { from: 10, reward: 88 },
      ],
    },
    [
      'lowest: 1 手?, 8 USDT!',
      'lots: 1 手?, 8 USDT! @activities.0.tiers.0',
      'lots: 5 手?, 38 USDT! @activities.0.tiers.1',
      'lots: 10 手?, 88 USDT! @activities.0.tiers.2',
      'step: 1 手?, 5 手?, 8 USDT!, 38 USDT!, 30 USDT!',
      'step: 1 手?, 10 手?, 8 USDT!, 88 USDT!, 80 USDT!',
      'step: 5 手?, 10 手?, 38 USDT!, 88 USDT!, 50 USDT!',
      'most: 10 手?, 88 USDT!',
    ],
  ],
  [
    'boxes by days, conditions and keys',
    'treasure',
    {
      boxes: [
        box('door', { by: 'day', day: 24 }, usd(5), usd(3)),
        box('chest', { by: 'condition', condition: { type: 'trade', from: 2 }, hint: '平仓 2 手' }, gold),
        box('egg', { by: 'credit' }, { label: '积分', amount: 8, unit: 'points' }),
      ],
      credits: [
        { from: 'day', count: 1, label: '每日登录' },
        { from: 'condition', condition: { type: 'deposit', from: 500 }, count: 3, label: '累计入金' },
        { from: 'lots', each: 0.5, max: 6, label: '平仓' },
      ],
    },
    [
      ': 5 $!, 1.5 % “礼 0” @activities.0.boxes.0.outcomes.0',
      ': 3 $!, 1.5 % “礼 1” @activities.0.boxes.0.outcomes.1',
      ': 97 % “谢谢参与” @activities.0.boxes.0.outcomes.2',
      ': 1 克!, 1.5 % “礼 0” @activities.0.boxes.1.outcomes.0',
      ': 98.5 % “谢谢参与” @activities.0.boxes.1.outcomes.1',
      ': 8 积分!, 8 分!, 1.5 % “礼 0” @activities.0.boxes.2.outcomes.0',
      ': 98.5 % “谢谢参与” @activities.0.boxes.2.outcomes.1',
      ': 24 日, 5 $!, 3 $! “door” @activities.0.boxes.0',
      'lots: 2 手?, 1 克! “chest” @activities.0.boxes.1',
      ': 8 积分!, 8 分! “egg” @activities.0.boxes.2',
      'least lowest: 3 $! “door”',
      'day: 1 次!, 1 枚!, 3 枚 “每日登录”',
      'deposit: 500 $?, 3 次!, 3 枚 “累计入金”',
      'lots most: 0.5 手?, 1 次, 6 次, 3 枚 “平仓”',
      ': 3 扇, 3 枚, 3 只',
    ],
  ],
];

test.each(OF_ACTIVITIES)('%s', (_, kind, change, lines) => {
  expect(said({ activities: [activityOf(kind, change)] })).toEqual(lines);
});

test('a wheel says its odds, how many segments it has and what turns it, and never its stock', () => {
  const lines = said({ activities: [activityOf('wheel')] });
  expect(lines).toHaveLength(8);
  expect(lines).toEqual(
    expect.arrayContaining([
      ': 8 $!, 5 % “$8 赠金” @activities.0.segments.0',
      ': 30 % “谢谢参与” @activities.0.segments.1',
      ': 6 格',
      'day: 1 次!, 1 枚! “每日首次登录”',
    ]),
  );
});

test('a quiz without a clock has no seconds to tell', () => {
  expect(said({ activities: [activityOf('quiz')] })).toContain(': 5 题, 0 秒, 0 分钟, 1 期');
});

test('several activities add up, with what each asks for; what is not paid in dollars adds nothing', () => {
  const tiers = { tiers: [{ from: 500, reward: 68 }], sliderMax: 500 };
  const together = (change: object) =>
    said({
      activities: [
        activityOf('tasks', { tasks: [card, task('one', 1, usd(10)), task('two', 2, gold)] }),
        activityOf('tiers', { ...tiers, ...change }),
        activityOf('wheel'),
      ],
    }).filter((line) => /^(?:sum|rest)/.test(line));
  expect(together({})).toEqual(['sum most: 78 $!, 1 手?, 2 手?, 500 $?', 'rest sum: 68 $!']);
  expect(together({ unit: 'usdt', measure: 'lots', activityId: 9 })).toEqual([
    'sum most: 10 $!, 1 手?, 2 手?, 500 手?',
    'rest sum: 0 $!',
  ]);
});

test('rewards of an account opening add up, and each is valid as long as the bonus', () => {
  const reward = { label: '礼', task: '注册', paid: '即时', valid: '30 天' };
  const rewards = { title: '开户礼', note: '无。', items: [18, 50].map((amount) => ({ ...reward, amount })) };
  expect(said({ rewards })).toEqual(['sum most: 68 $!', 'rest sum: 50 $!']);
  expect(said({ rewards, bonus: { days: 45, perLot: 5 } })).toEqual([
    'sum most: 68 $!',
    'rest sum: 50 $!',
    'bonus turns: 45 天, 1 手, 5 $',
    'bonus: 45 天 @rewards.items.0.valid',
    'bonus: 45 天 @rewards.items.1.valid',
  ]);
  expect(said({ bonus: { days: 60, lots: 3 } })).toEqual(['bonus turns: 60 天, 3 手?']);
});

test('lots held for less count so far, and a period has two days, however much of them is told', () => {
  expect(said({ lots: { shortShare: 0.2 } })).toEqual(['short: 20 %']);
  expect(said({ lots: { shortShare: 0 } })).toEqual([]);
  expect(said({ period: { from: '2026-09-01', to: '2026-10-08' } })).toEqual([
    ': 2026-9-1 date, 9-1 date, 2026-9 date, 1 日',
    ': 2026-10-8 date, 10-8 date, 2026-10 date, 8 日',
  ]);
});
