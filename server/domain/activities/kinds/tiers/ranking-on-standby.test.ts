import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../../platform/database/open';
import { openStandby } from '../../../../platform/database/standby';
import { tryWriting } from '../../../../platform/database/try-writing';
import type { Orm } from '../../../../platform/database/types';
import { usePostgres } from '../../../../testing';
import { becomes } from '../../../../testing/becomes';
import { Ranking, rankingsOf } from './ranking-store';

/** A ranking whose only account says where it was counted. */
async function countWhere(orm: Orm): Promise<Ranking> {
  const { rows } = await orm.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`);
  return new Ranking([rows[0]?.standby ? 'standby' : 'primary'], [1]);
}

describe('a ranking', () => {
  const postgres = usePostgres();

  test('is counted on the standby with the time of its data, and on the primary while that is down', async () => {
    const databaseUrl = await postgres().createDatabase();
    const primary = await openDatabase({ databaseUrl });
    const server = await postgres().startStandby();
    const standby = await openStandby(server.addressOf(databaseUrl), primary.orm);
    let keys = 0;
    const now = new Date();
    const count = async () => {
      const wanted = { key: `ranking ${keys++}`, count: countWhere };
      const { ranking, asOf } = await rankingsOf(primary.orm, standby).read(primary.orm, wanted, now);
      return { where: ranking.top(1)[0]?.account, asOf };
    };
    try {
      await tryWriting(primary.orm);
      const counted = await becomes(count, ({ where }) => where === 'standby');
      expect(counted.asOf).not.toEqual(now);
      await server.crash();
      expect(await count()).toEqual({ where: 'primary', asOf: now });
    } finally {
      await standby.close();
      await server.stop();
      await primary.close();
    }
  });
});
