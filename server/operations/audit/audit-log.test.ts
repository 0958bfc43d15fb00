import { auditEntries } from '../../platform/database/schema/activities';
import { describeOnBothDatabases, Visitor, verify } from '../../testing';
import { Desk } from '../testing/desk';

describeOnBothDatabases((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  const add = (count: number) =>
    database()
      .orm.insert(auditEntries)
      .values(
        Array.from({ length: count }, (_, index) => ({
          operator: 'Wang Wei',
          operation: 'open',
          details: { campaign: `=c${index}` },
          at: desk.api.clock.read(),
        })),
      );
  const shown = async (filter: Record<string, string> = {}) =>
    (await desk.run('audit-log', filter, '')).split('\n').slice(1);

  test('shows the newest entries, 50 by default', async () => {
    await add(60);
    expect(await shown()).toHaveLength(50);
    expect(await shown({ limit: '55' })).toHaveLength(55);
    expect(await shown({ by: ' wang-wei\ufe0f', limit: '1' })).toEqual([expect.stringContaining('=c59')]);
    await expect(desk.run('audit-log', { limit: '0' }, '')).rejects.toThrow('limit: must be a whole number');
  });

  test('exports all entries as CSV, or the number of `--limit`', async () => {
    await add(60);
    const rows = (await desk.run('audit-log', { format: 'csv' }, '')).split('\r\n');
    expect(rows.slice(0, 2)).toEqual([
      '\uFEFFtime,operator,act,details',
      '2026-06-01 12:00,Wang Wei,open,"{""campaign"":""=c59""}"',
    ]);
    expect(rows).toHaveLength(62);
    expect((await desk.run('audit-log', { format: 'csv', limit: '2' }, '')).split('\r\n')).toHaveLength(4);
  });

  test('filters by a customer and the customer’s rewards', async () => {
    const visitor = new Visitor(desk.api);
    const { account } = await visitor.join();
    await verify(database().orm, account, desk.api.clock.read());
    const other = await desk.join();
    for (const who of [account, other]) await desk.act(who, 'funds', 'tasks', 'collect', { task: 'opened' });
    await desk.run('pay', { id: ['1'] });
    await desk.run('pay', { id: ['2'] });
    await desk.run('give', {
      campaign: 'daily',
      account,
      reference: 'T-1',
      amount: '5',
      unit: 'usd',
      reason: 'an outage',
    });
    for (const person of [account, visitor.mobile]) {
      const entries = await shown({ person });
      expect(entries).toEqual([expect.stringContaining('give'), expect.stringContaining('"rewards":[1]')]);
    }
    expect(await shown({ person: other, act: 'give' })).toEqual([]);
    expect(await desk.run('audit-log', { person: '99999999' }, '')).toBe('No entry matches.');
  });
});
