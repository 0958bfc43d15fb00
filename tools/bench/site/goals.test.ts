import { judge, judgeRegistrations } from './goals';

const rates = (edge: number, frontServer: number) => ({
  plainFile: { perSecond: 10_000 },
  edge: { perSecond: edge },
  frontServer: { perSecond: frontServer },
  next: { perSecond: 500 },
  perRequest: { perSecond: 25 },
});
const missed = (edge: number, frontServer: number) =>
  judge(rates(edge, frontServer)).flatMap(({ way, met }) => (met ? [] : [way]));

test.each([
  ['all goals are met', 6500, 3000, []],
  ['the front server is below 0.3 of a plain file', 6500, 2999, ['frontServer']],
  ['the edge is below its floor', 6490, 3000, ['edge']],
  ['nothing answers', 0, 0, ['edge', 'frontServer', 'frontServer']],
])('%s', (_case, edge, frontServer, expected) => {
  expect(missed(edge, frontServer)).toEqual(expected);
});

test('a rate that is no number misses its goal', () => {
  expect(missed(Number.NaN, 3000)).toEqual(['edge']);
});

test.each([
  ['none', {}, []],
  ['the best rate', { best: 59, overloaded: 59 }, ['registrations a second']],
  ['what is kept of it', { overloaded: 47 }, ['share of them that is kept under overload']],
  ['the time of one', { accepted: 501 }, ['ms of a registration under overload']],
  ['the time of a page', { others: { page: 51, health: 9, code: 9 } }, ['ms of a cached page under overload']],
  ['failures', { faults: 1 }, ['registrations that failed']],
  [
    'pages that never came',
    { others: { page: Number.NaN, health: 9, code: 9 } },
    ['ms of a cached page under overload'],
  ],
])('of the goals of registrations is missed: %s', (_name, changes, missed) => {
  const good = { best: 60, overloaded: 48, accepted: 500, refused: 9, refusals: 9, faults: 0 };
  const judged = judgeRegistrations({ ...good, others: { page: 50, health: 9, code: 9 }, ...changes });
  expect(judged.flatMap(({ what, met }) => (met ? [] : [what]))).toEqual(missed);
});
