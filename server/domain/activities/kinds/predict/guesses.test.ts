import { sql } from 'drizzle-orm';
import { describeOnDatabase } from '../../../../testing';
import { lockRound } from './guesses';

describeOnDatabase((database) => {
  /** The locks of a transaction that locks a round. */
  const held = (slug: string, round: string, hold: 'shared' | 'alone') =>
    database().orm.transaction(async (orm) => {
      await lockRound({ orm, slug }, round, hold);
      const locks = sql`select mode, classid, objid from pg_locks where locktype = 'advisory'`;
      const { rows } = await orm.execute<{ mode: string }>(locks);
      return rows.map(({ mode, ...lock }) => ({ mode, lock }));
    });

  test('allows parallel guesses in a round, but none during its settlement', async () => {
    const [guess] = await held('gold', '2026-06-01', 'shared');
    expect(guess?.mode).toBe('ShareLock');
    expect(await held('gold', '2026-06-01', 'alone')).toEqual([{ mode: 'ExclusiveLock', lock: guess?.lock }]);
  });

  test('settles rounds in parallel with guesses in other rounds', async () => {
    const rounds = [
      await held('gold', '2026-06-01', 'alone'),
      await held('gold', '2026-06-02', 'alone'),
      await held('silver', '2026-06-01', 'alone'),
    ];
    expect(new Set(rounds.map(([round]) => JSON.stringify(round?.lock))).size).toBe(3);
  });
});
