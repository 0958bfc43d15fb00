import type { Orm } from '../../../../platform/database/types';
import { Ranking, rankingsOf } from './ranking-store';

const connection = () => ({}) as Orm;

test('returns the first places, and the place of every ranked account', () => {
  const ranking = new Ranking(['10', '11', '12'], [9, 7, 7]);
  expect(ranking.top(2)).toEqual([
    { rank: 1, account: '10', value: 9 },
    { rank: 2, account: '11', value: 7 },
  ]);
  expect(ranking.of('12')).toEqual({ rank: 3, account: '12', value: 7 });
  expect(ranking.of('13')).toBeUndefined();
});

test("counts on a transaction's own connection instead of waiting for another reader's count", async () => {
  const [database, transaction, now] = [connection(), connection(), new Date()];
  const ranking = new Ranking(['10'], [9]);
  const count = jest.fn((orm: Orm) =>
    orm === transaction ? Promise.resolve(ranking) : new Promise<Ranking>(() => {}),
  );
  const wanted = { key: 'october', count };
  void rankingsOf(database).read(database, wanted, now);
  await expect(rankingsOf(database).read(transaction, wanted, now)).resolves.toMatchObject({ ranking, asOf: now });
  expect(count.mock.calls).toEqual([[database], [transaction]]);
});
