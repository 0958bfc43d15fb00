import { lt, sql } from 'drizzle-orm';
import { describeOnDatabase } from '../../testing';
import { DELETED_AT_ONCE, deleteInBatches } from './delete-in-batches';
import { rateLimits } from './schema/limits';

const ROWS = 2 * DELETED_AT_ONCE + 500;
const NOW = new Date('2026-06-01T04:00:00Z');
const ended = lt(rateLimits.endsAt, NOW);

describeOnDatabase((database) => {
  const orm = () => database().orm;
  beforeEach(async () => {
    await orm().execute(sql`
      insert into ${rateLimits} (key, started_at, ends_at, count)
      select 'old ' || number, '2026-06-01T02:00:00Z'::timestamptz, '2026-06-01T03:00:00Z'::timestamptz, 1 from generate_series(1, ${ROWS}::int) as number
      union all select 'new', '2026-06-01T02:00:00Z', '2026-06-01T05:00:00Z', 1`);
  });

  test('deletes all matching rows in batches, and no others', async () => {
    const statements = jest.spyOn(orm(), 'delete');
    await deleteInBatches(orm(), rateLimits, ended);
    expect(statements).toHaveBeenCalledTimes(3);
    expect((await orm().select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
  });

  test('lets several processes delete at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => deleteInBatches(orm(), rateLimits, ended)));
    expect(await orm().$count(rateLimits)).toBe(1);
  });

  test('stops after a batch when the server shuts down', async () => {
    await deleteInBatches(orm(), rateLimits, ended, AbortSignal.abort());
    expect(await orm().$count(rateLimits, ended)).toBe(ROWS - DELETED_AT_ONCE);
  });
});
