import { faultsOf } from '../testing/faults-of';
import { monthWords, predict, releaseWords } from './definition';

const prediction = { kind: 'predict', title: '竞猜', ...predict.starter };
const calendar = { every: 'day', closesAfterHours: 24, resultAfterEndHours: 6 };
const release = {
  every: 'release',
  closesBeforeHours: 1,
  releases: ['2026-12-04T21:30:00+08:00', '2026-12-10T03:00:00+08:00', '2026-12-09T20:00:00Z'],
};
const figures = { type: 'number', min: 0, max: 9, step: 0.5, unit: '点', winners: 1 };
const options = [
  { id: 'up', label: '收涨', note: '含平盘' },
  { id: 'down', label: '收跌' },
];
const faultsWith = (change: object) => faultsOf(predict.definition, { ...prediction, ...change });

test.each<[string, object, string[]]>([
  ['a day', {}, []],
  [
    'a day that closes after the next has begun',
    { closesAfterHours: 24.5 },
    ['closesAfterHours: 截止不可晚于下一期开始'],
  ],
  ['a week', { every: 'week', closesAfterHours: 168 }, []],
  [
    'a week that closes after the next has begun',
    { every: 'week', closesAfterHours: 168.5 },
    ['closesAfterHours: 截止不可晚于下一期开始'],
  ],
  ['a month', { every: 'month', closesAfterHours: 672 }, []],
  [
    'a month that closes after the next has begun',
    { every: 'month', closesAfterHours: 672.5 },
    ['closesAfterHours: 截止不可晚于下一期开始'],
  ],
  ['a day with the result at its end', { resultAfterEndHours: 0 }, []],
])('checks a round of %s', (_, change, faults) => {
  const paths = faults.map((fault) => `round.${fault}`);
  expect(faultsWith({ round: { ...calendar, ...change } })).toEqual(paths);
});

test.each<[string, object, string]>([
  ['never open', { ...calendar, closesAfterHours: 0 }, '.closesAfterHours: too_small'],
  ['settled before its end', { ...calendar, resultAfterEndHours: -1 }, '.resultAfterEndHours: too_small'],
  ['a year long', { ...calendar, every: 'year' }, ': invalid_union'],
  ['open until its release', { ...release, closesBeforeHours: 0 }, '.closesBeforeHours: too_small'],
  ['defined by a single release', { ...release, releases: release.releases.slice(0, 1) }, '.releases: too_small'],
  [
    'defined by a release without a time zone',
    { ...release, releases: [...release.releases, '2026-12-11T09:00:00'] },
    '.releases.3: invalid_format',
  ],
])('rejects a round that is %s', (_, round, fault) => {
  expect(faultsWith({ round })).toEqual([`round${fault}`]);
});

test('requires releases in order, in any time zones', () => {
  const [first, second, third] = release.releases;
  expect(faultsWith({ round: release })).toEqual([]);
  for (const releases of [
    [second, first],
    [first, first],
    [first, third, second],
  ])
    expect(faultsWith({ round: { ...release, releases } })).toEqual(['round.releases: 须由早到晚']);
});

test.each<[string, object, string[]]>([
  ['an option', { type: 'options', options }, []],
  ['a figure', figures, []],
  ['a single option', { type: 'options', options: options.slice(0, 1) }, ['options: too_small']],
  ['two options with one id', { type: 'options', options: [...options, options[0]] }, ['options: 编号不可重复']],
  ['a figure without steps', { ...figures, step: 0 }, ['step: too_small']],
  ['a figure without winners', { ...figures, winners: 0 }, ['winners: too_small']],
])('checks %s as an answer', (_, answer, faults) => {
  const paths = faults.map((fault) => `answer.${fault}`);
  expect(faultsWith({ answer })).toEqual(paths);
});

test('requires a streak of at least two correct guesses', () => {
  const streak = { length: 2, prize: predict.starter.prize };
  expect(predict.definition.parse(prediction).streaks).toEqual([]);
  expect(faultsWith({ streaks: [streak] })).toEqual([]);
  expect(faultsWith({ streaks: [{ ...streak, length: 1 }] })).toEqual(['streaks.0.length: too_small']);
});

test.each([
  [28 * 24, 24 + 8, '28 日 24:00', '次月 2 日 08:00'],
  [20 * 24 + 18, 9, '21 日 18:00', '次月 1 日 09:00'],
])('a month closing after %d hours and answered %d hours after its end', (closes, result, closing, answer) => {
  const words = monthWords({ every: 'month', closesAfterHours: closes, resultAfterEndHours: result });
  expect(words).toMatchObject({ closes: closing, result: answer });
});

test('rounds between releases: minutes below an hour, and the times of day that releases have', () => {
  const releases = ['2026-11-06T21:30:00+08:00', '2027-04-02T20:30:00+08:00'];
  expect(releaseWords({ every: 'release', closesBeforeHours: 0.5, releases })).toEqual({
    before: '30 分钟',
    closes: '20:00 或 21:00',
    result: '20:30 或 21:30',
  });
});

test('values a prediction by its prize per round and by each streak', () => {
  const streaks = [3, 5].map((length) => ({ length, prize: { label: '赠金', amount: length * 2, unit: 'usd' } }));
  expect(
    predict.worth(predict.definition.parse({ kind: 'predict', title: '竞猜', ...predict.starter, streaks })),
  ).toEqual({
    recurring: [
      { per: 'round', dollars: 5 },
      { per: 'streak', dollars: 6, count: 3 },
      { per: 'streak', dollars: 10, count: 5 },
    ],
  });
});
