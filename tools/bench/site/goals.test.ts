import { judge } from './goals';

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
