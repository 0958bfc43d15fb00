import { judge } from './goals';

const rates = (edge: number, frontDoor: number) => ({
  plainFile: { perSecond: 10_000 },
  edge: { perSecond: edge },
  frontDoor: { perSecond: frontDoor },
  next: { perSecond: 500 },
  perRequest: { perSecond: 25 },
});
const missed = (edge: number, frontDoor: number) =>
  judge(rates(edge, frontDoor)).flatMap(({ way, met }) => (met ? [] : [way]));

test.each([
  ['all goals are met', 6500, 3000, []],
  ['the front server is below 0.3 of a plain file', 6500, 2999, ['frontDoor']],
  ['the edge is below its floor', 6490, 3000, ['edge']],
  ['nothing answers', 0, 0, ['edge', 'frontDoor', 'frontDoor']],
])('%s', (_case, edge, frontDoor, expected) => {
  expect(missed(edge, frontDoor)).toEqual(expected);
});

test('a rate that is no number misses its goal', () => {
  expect(missed(Number.NaN, 3000)).toEqual(['edge']);
});
