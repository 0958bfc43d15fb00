import { Ranking } from './ranking-store';

test('a ranking tells the first ones, and the place of everybody who has one', () => {
  const ranking = new Ranking(new Date(), ['10', '11', '12'], [9, 7, 7]);
  expect(ranking.top(2)).toEqual([
    { rank: 1, account: '10', value: 9 },
    { rank: 2, account: '11', value: 7 },
  ]);
  expect(ranking.of('12')).toEqual({ rank: 3, account: '12', value: 7 });
  expect(ranking.of('13')).toBeUndefined();
});
