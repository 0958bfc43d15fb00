import { openDatabase } from '../platform/database/open';
import { campaignRevisions } from '../platform/database/schema/revisions';
import { openStandby, type Standby } from '../platform/database/standby';
import { tryWriting } from '../platform/database/try-writing';
import type { Database } from '../platform/database/types';
import { on } from '../platform/events/events';
import { TestApi, usePostgres, Visitor } from '../testing';
import { becomes } from '../testing/becomes';
import { asAdmin } from '../testing/create-database';
import type { TestPostgres } from '../testing/postgres';
import type { OperationServices, Ran } from './common/operation';
import { renderAnswer } from './common/render-answer';
import { OPERATIONS } from './operations';
import { runOperation } from './run-operation';

const REPORTS = OPERATIONS.filter(({ standby }) => standby);
const INPUTS: Record<string, Record<string, unknown>> = {
  'experiments plan': { campaign: 'bull-market', measure: 'accounts', smallest: '10' },
  'experiments show': { revision: '1' },
};
const SPEND = 'day,brand,host,platform,plan,amount,currency\n2026-05-31,bfzh,,baidu,,100,CNY';

describe('an operation that reads a report', () => {
  const postgres = usePostgres();
  let server: TestPostgres;
  let primary: Database;
  let standby: Standby;
  let api: TestApi;
  let services: OperationServices;
  beforeAll(async () => {
    const databaseUrl = await postgres().createDatabase();
    primary = await openDatabase({ databaseUrl });
    server = await postgres().startStandby();
    standby = await openStandby(server.addressOf(databaseUrl), primary.orm);
    api = await TestApi.on(primary);
    services = { ...api.services, standby };
    const now = api.clock.read();
    const experiment = { hypothesis: '短标题更好', measure: 'accounts', smallest: 10, share: 100 };
    const row = { slug: 'bull-market', patch: {}, arms: [], experiment, digest: 'x', author: 'Li Na', writtenAt: now };
    await primary.orm.insert(campaignRevisions).values({ ...row, state: 'draft' });
    await tryWriting(primary.orm);
    await becomes(
      () => run('audit-log'),
      ({ asOf }) => asOf !== undefined,
    );
  });
  afterAll(async () => {
    await TestApi.closeAll();
    await standby?.close();
    await server?.stop();
    await primary?.close();
  });

  const run = (operation: string, input: Record<string, unknown> = {}): Promise<Ran> =>
    runOperation(services, { operation, input, operator: 'Li Na' });
  const textOf = ({ answer }: Ran) => renderAnswer(answer);
  const onServer = (statement: string) => asAdmin(server.address, (admin) => admin.query(statement));

  test.each(REPORTS.map(({ name }) => name))('runs %s on the standby, which rejects every write', async (name) => {
    const ran = await becomes(
      () => run(name, INPUTS[name]),
      ({ asOf }) => asOf !== undefined,
    );
    expect(new Date(ran.asOf ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('shows what operators have just recorded, from the primary until the standby has it', async () => {
    await onServer('select pg_wal_replay_pause()');
    const counted: string[] = [];
    const stop = on('report_read', ({ from }) => counted.push(from));
    expect((await run('ad-spend')).asOf).toBeDefined();
    await run('import-ad-spend', { file: SPEND });
    const own = await run('ad-spend');
    expect(textOf(own)).toContain('Li Na');
    expect(own.asOf).toBeUndefined();
    expect(counted).toEqual(['standby', 'primary']);
    stop();
    await onServer('select pg_wal_replay_resume()');
    const later = await becomes(
      () => run('ad-spend'),
      ({ asOf }) => asOf !== undefined,
    );
    expect(textOf(later)).toContain('Li Na');
  });

  test('shows what visitors have just done once the standby has it, and says of when its data is', async () => {
    await onServer('select pg_wal_replay_pause()');
    const visitor = new Visitor(api);
    await visitor.askForCode();
    await visitor.register({ qhclickid: '1234567890123456789' });
    const before = await run('ad-conversions');
    expect([before.asOf !== undefined, textOf(before)]).toEqual([true, expect.not.stringContaining('360 推广')]);
    await onServer('select pg_wal_replay_resume()');
    const after = await becomes(
      () => run('ad-conversions'),
      (ran) => ran.asOf !== before.asOf,
    );
    expect(textOf(after)).toContain('360 推广');
  });

  test('hands out data only after it is recorded on the primary', async () => {
    const ran = await becomes(
      () => run('export'),
      ({ asOf }) => asOf !== undefined,
    );
    const log = await becomes(
      () => run('audit-log', { act: 'export' }),
      ({ asOf }) => asOf !== undefined,
    );
    expect(ran.recorded).toMatchObject({ operation: 'export' });
    expect(textOf(log)).toContain('导出奖励');
  });

  test('is rejected by the primary, whose data is current', async () => {
    await becomes(
      () => run('audit-log'),
      ({ asOf }) => asOf !== undefined,
    );
    const reported: string[] = [];
    const stop = on('report_read', ({ from }) => reported.push(from));
    await expect(run('audit-log', { person: '10000001' })).resolves.toBeDefined();
    await expect(run('audit-log', { person: '13800000000' })).rejects.toThrow();
    stop();
    expect(reported).toEqual(['standby', 'primary']);
  });

  test('reads the primary while the standby is down, and the standby after it has come back', async () => {
    await server.crash();
    expect((await run('find-rewards')).asOf).toBeUndefined();
    await server.restart();
    await tryWriting(primary.orm);
    await becomes(
      () => run('find-rewards'),
      ({ asOf }) => asOf !== undefined,
    );
  });
});

test('only operations that write nothing but their audit log entry read from a standby', () => {
  expect(REPORTS.length).toBeGreaterThan(0);
  for (const { online, shell, approval, audited, discloses } of REPORTS) {
    expect([online, shell, approval, audited]).toEqual([undefined, undefined, undefined, discloses === true]);
  }
});
