import { figuresOf } from './figures-of';

const usd = (amount: number, label = '赠金') => ({ label, amount, unit: 'usd' });
const named = (definition: object, ...names: string[]) =>
  names.map((name) => {
    const { value, unit } = figuresOf(definition).get(name) ?? {};
    return unit ? [value, unit] : value;
  });

test('names the numbers of tasks by their ids, and what a list has', () => {
  const tasks = [
    { id: 'open', condition: { type: 'registered' }, prize: null },
    { id: 'deposit', title: '入金', condition: { type: 'first-deposit', from: 200 }, prize: usd(20) },
    { id: 'trade', title: '交易', condition: { type: 'trade', from: 3 }, prize: usd(30) },
  ];
  const names = ['deposit.from', 'trade.from', 'deposit.amount', 'deposit.place', 'count', 'prizes', 'last.from'];
  expect(named({ activities: [{ kind: 'tasks', tasks }] }, ...names.map((name) => `tasks.${name}`))).toEqual([
    [200, 'usd'],
    3,
    [20, 'usd'],
    2,
    3,
    2,
    3,
  ]);
  const sums = ['sum', 'max', 'min', 'count', 'same'].map((name) => `tasks.amount.${name}`);
  expect(named({ activities: [{ kind: 'tasks', tasks }] }, ...sums)).toEqual([
    [50, 'usd'],
    [30, 'usd'],
    [20, 'usd'],
    2,
    undefined,
  ]);
});

test.each([
  ['lots', 'usd', [3, [12, 'usd']]],
  ['deposit', 'usdt', [[3, 'usd'], 12]],
])('a ladder of %s that pays %s has its units', (measure, unit, expected) => {
  const ladder = { kind: 'tiers', measure, unit, tiers: [{ from: 3, reward: 12 }] };
  expect(named({ activities: [ladder] }, 'tiers.1.from', 'tiers.last.reward')).toEqual(expected);
});

test('names a value that all items have in common', () => {
  const coupons = [
    { id: 'a', inForceAfterHours: 12 },
    { id: 'b', inForceAfterHours: 12 },
  ];
  expect(named({ activities: [{ kind: 'coupon', coupons }] }, 'coupon.inForceAfterHours.same')).toEqual([12]);
});

test('names credits by where they come from, odds and shares in percent, and no stock but that of red packets', () => {
  const wheel = {
    kind: 'wheel',
    segments: [
      { id: 'usd', label: '{amount} 赠金', prize: usd(8), odds: 55, stock: 3 },
      { id: 'mug', label: '杯', prize: { label: '杯', amount: 1, unit: 'gift' }, odds: 9945, stock: 3 },
    ],
    credits: [
      { from: 'day', count: 1 },
      { from: 'condition', condition: { type: 'card' }, count: 2 },
      { from: 'lots', each: 2, max: 10 },
    ],
  };
  const redpacket = { kind: 'redpacket', packets: [{ id: 'big', prize: usd(88), stock: 4 }] };
  expect(
    named(
      { activities: [wheel, redpacket], lots: { shortShare: 0.4 } },
      'wheel.segments.usd.odds',
      'wheel.credits.day.count',
      'wheel.credits.card.count',
      'wheel.credits.lots.max',
      'wheel.segments.usd.stock',
      'wheel.segments.mug.amount',
      'wheel.segments.amount.max',
      'redpacket.packets.big.stock',
      'lots.shortShare',
    ),
  ).toEqual([[0.55, 'percent'], 1, 2, 10, undefined, undefined, [8, 'usd'], 4, [40, 'percent']]);
  const label = figuresOf({ activities: [wheel] }).get('wheel.segments.usd.label');
  expect(label).toEqual({ value: '{amount} 赠金', scopes: ['wheel.segments.usd', 'wheel.segments', 'wheel'] });
});

test('names constants, dates, sections, terms of a bonus, and what holds everywhere', () => {
  const definition = {
    period: { from: '2027-01-01', to: '2027-03-09' },
    steps: { items: [{}, {}, {}] },
    success: { next: { items: [{}, {}] } },
    bonus: { days: 30, perLot: 5 },
    claimDays: 10,
    constants: { loss: { is: 90, unit: 'usd', source: '例子' } },
  };
  const names = ['period.to', 'steps.count', 'next.count', 'bonus.days', 'bonus.perLot', 'claimDays', 'loss', 'age'];
  expect(named(definition, ...names)).toEqual(['2027年3月9日', 3, 2, 30, [5, 'usd'], 10, [90, 'usd'], 18]);
  expect(named({}, 'claimDays')).toEqual([30]);
});

test('names when rounds close, in words', () => {
  const round = { every: 'month', closesAfterHours: 28 * 24, resultAfterEndHours: 32 };
  expect(named({ activities: [{ kind: 'predict', round }] }, 'predict.closes', 'predict.resultOn')).toEqual([
    '28 日 24:00',
    '次月 2 日',
  ]);
});

test.each([null, 'words', { activities: 'none' }, { activities: [null, 7], bonus: 3 }])(
  'of %j there is what holds everywhere',
  (definition) => {
    expect(figuresOf(definition).get('age')).toEqual({ value: 18, unit: undefined });
  },
);
