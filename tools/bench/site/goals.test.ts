import { judge, judgeRegistrations } from './goals';

const rates = (edge: number, frontServer: number) => ({
  plainFile: { perSecond: 10_000 },
  edge: { perSecond: edge },
  frontServer: { perSecond: frontServer },
  edgeArms: { perSecond: edge },
  frontServerArms: { perSecond: frontServer },
});
const missed = (edge: number, frontServer: number) =>
  judge(rates(edge, frontServer)).flatMap(({ way, met }) => (met ? [] : [way]));

test.each([
  ['no goal when all are met', 6500, 3000, []],
  ['a front server below 0.3 of a plain file', 6500, 2999, ['frontServer']],
  ['an edge below its minimum', 6490, 3000, ['edge']],
  ['a page that no way sends', 0, 0, ['edge', 'frontServer', 'edgeArms', 'frontServerArms']],
])('reports %s', (_case, edge, frontServer, expected) => {
  expect(missed(edge, frontServer)).toEqual(expected);
});

test('reports a rate that is not a number', () => {
  expect(missed(Number.NaN, 3000)).toEqual(['edge', 'edgeArms']);
});

const FIGURES = { page: 50, edgePage: 50, health: 2_000, code: 500 };

test.each([
  ['none', {}, []],
  ['the best rate', { best: 59, overloaded: 59 }, ['registrations a second']],
  ['its share under overload', { overloaded: 47 }, ['share of them under overload']],
  ['the time of one', { accepted: 501 }, ['ms of a registration under overload']],
  ['the time of a rejection', { refused: 501 }, ['ms of a rejection under overload']],
  ['missing rejections', { refused: Number.NaN }, ['ms of a rejection under overload']],
  ['the time of a page', { others: { ...FIGURES, page: 51 } }, ['ms of a cached page under overload']],
  [
    'the time of a page of the edge',
    { others: { ...FIGURES, edgePage: 51 } },
    ['ms of a page of the edge under overload'],
  ],
  ['the time of a code', { others: { ...FIGURES, code: 501 } }, ['ms of a code under overload']],
  ['a code that failed', { others: { ...FIGURES, code: Number.POSITIVE_INFINITY } }, ['ms of a code under overload']],
  ['the time of a health check', { others: { ...FIGURES, health: 2_001 } }, ['ms of a health check under overload']],
  ['failures', { faults: 1 }, ['registrations that failed']],
  ['missing pages', { others: { ...FIGURES, page: Number.NaN } }, ['ms of a cached page under overload']],
])('reports of registrations: %s', (_name, changes, missed) => {
  const good = { best: 60, overloaded: 48, accepted: 500, refused: 500, refusals: 9, faults: 0 };
  const judged = judgeRegistrations({ ...good, others: FIGURES, ...changes });
  expect(judged.flatMap(({ what, met }) => (met ? [] : [what]))).toEqual(missed);
});
