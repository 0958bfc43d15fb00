import { asc, eq, sql } from 'drizzle-orm';
import { campaigns } from '@/campaigns';
import { auditEntries, auditSeals } from '../../platform/database/schema/activities';
import { on } from '../../platform/events/events';
import { describeOnDatabase, TestApi } from '../../testing';

const SLUG = campaigns[0]?.slug ?? '';
const AT = new Date('2026-06-01T04:00:00Z');

describeOnDatabase((database) => {
  let api: TestApi;
  let heads: string[];
  let stop: () => void;
  beforeEach(async () => {
    api = await TestApi.on(database());
    heads = [];
    stop = on('operation_recorded', ({ head }) => heads.push(head));
  });
  afterEach(() => stop());
  const close = (campaign = '', operator?: string) =>
    api.run('close', { campaign, at: 'now', reason: 'over', confirm: 'now' }, operator);
  const closeAndOpen = async (times: number) => {
    for (let count = 0; count < times; count++) await (count % 2 ? api.run('open', { campaign: SLUG }) : close(SLUG));
  };
  const verify = (head?: string) => api.run('verify-audit', head ? { head } : {}, '');
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));

  test('chains concurrent operations and emits each head', async () => {
    await Promise.all(campaigns.slice(0, 8).map(({ slug }) => close(slug)));
    expect(await verify()).toMatch(/^8 条记录完好/);
    const hashes = (await auditLog()).map(({ hash }) => hash);
    expect([...heads].sort()).toEqual([...hashes].sort());
    expect(await verify(String(hashes[7]))).toContain(`校验值：${hashes[7]}`);
    expect(await verify(String(hashes[2]))).toContain('所给校验值属于第 3 条记录');
  });

  test.each([
    ['an edited operator', sql`update operator_acts set operator = 'Nobody' where id = 2`, '第 2 条记录与前文不衔接'],
    [
      'an edited detail',
      sql`update operator_acts set details = '{"campaign":"other"}' where id = 3`,
      '第 3 条记录与前文不衔接',
    ],
    [
      'an edited time',
      sql`update operator_acts set at = at - interval '1 day' where id = 1`,
      '第 1 条记录与前文不衔接',
    ],
    ['a removed entry', sql`delete from operator_acts where id = 2`, '第 3 条记录与前文不衔接'],
    ['a removed hash', sql`update operator_acts set hash = null where id = 4`, '第 4 条记录与前文不衔接'],
    ['a removed beginning', sql`delete from operator_acts where id = 1`, '第 2 条记录与前文不衔接'],
  ])('detects %s', async (_, tampering, sentence) => {
    await closeAndOpen(4);
    await database().orm.execute(tampering);
    await expect(verify()).rejects.toThrow(sentence);
  });

  test('detects truncated entries by a head from the log', async () => {
    await closeAndOpen(4);
    const head = heads.at(-1) ?? '';
    const before = await database().orm.select().from(auditSeals);
    await close(SLUG);
    // Someone with full write access restores the state before the last entry.
    await database().orm.delete(auditEntries).where(eq(auditEntries.id, 5));
    await database()
      .orm.update(auditSeals)
      .set(before[0] ?? {});
    expect(await verify(head)).toMatch(/^4 条记录完好/);
    const gone = heads.at(-1) ?? '';
    await expect(verify(gone)).rejects.toThrow(`没有校验值为 ${gone} 的记录`);
    await close(campaigns[1]?.slug);
    await expect(verify(gone)).rejects.toThrow('没有校验值为');
  });

  test.each([
    ['all hashes removed', sql`update operator_acts set hash = null, operator = 'Nobody'`],
    ['all entries removed', sql`delete from operator_acts`],
    ['the newest entries removed', sql`delete from operator_acts where id > 2`],
    ['a seal set to the remaining entries', sql`update audit_seals set count = 3, head = 'made up'`],
  ])('detects without a head, before and after the next operation: %s', async (_, tampering) => {
    await closeAndOpen(4);
    await database().orm.execute(tampering);
    await expect(verify()).rejects.toThrow('被篡改');
    for (let count = 1; count <= 2; count++) {
      await close(campaigns[count]?.slug);
      await expect(verify()).rejects.toThrow('被篡改');
    }
  });

  test('accepts entries of the previous release’s servers, which write no seal', async () => {
    await closeAndOpen(2);
    const [seal] = await database().orm.select().from(auditSeals);
    await close(SLUG);
    await database()
      .orm.update(auditSeals)
      .set(seal ?? {});
    expect(await verify()).toMatch(/^3 条记录完好/);
    await close(campaigns[1]?.slug);
    expect(await verify()).toMatch(/^4 条记录完好/);
    expect(await database().orm.select().from(auditSeals)).toMatchObject([{ count: 4, head: heads.at(-1) }]);
    await database().orm.delete(auditSeals);
    await close(campaigns[2]?.slug);
    expect(await verify()).toMatch(/^5 条记录完好/);
  });

  test('chains entries from before hashes were introduced', async () => {
    const old = { operator: 'Wang Wei', operation: 'pay', details: { b: [1, { d: 1, c: 2 }], a: null }, at: AT };
    await database().orm.insert(auditEntries).values([old, old]);
    await closeAndOpen(1);
    expect(await verify(heads[0])).toMatch(/^3 条记录完好/);
  });

  test('filters the log by operator, operation and time', async () => {
    await closeAndOpen(1);
    await api.run('open', { campaign: SLUG }, 'Wang Wei');
    api.clock.move(24 * 3_600_000);
    await close(SLUG, 'Wang Wei');
    const shown = async (filter: Record<string, string>) =>
      (await api.run('audit-log', filter, '')).split('\n').slice(1);
    expect(await shown({ by: 'Li Na' })).toEqual([expect.stringContaining('Li Na')]);
    expect(await shown({ act: 'close' })).toHaveLength(2);
    expect(await shown({ from: '2026-06-02' })).toEqual([expect.stringMatching(/^2026-06-02.*Wang Wei +结束活动/)]);
    expect(await shown({ by: 'Wang Wei', to: '2026-06-01' })).toEqual([expect.stringContaining('开启活动')]);
    expect(await api.run('audit-log', { by: 'Nobody' }, '')).toBe('没有符合条件的记录。');
  });
});
