import { variantTables } from '@/brands/tables';
import { catalogue } from '@/campaigns/catalogue';
import { addPageLoads } from '../../domain/page-loads/store';
import { storeEvents } from '../../domain/tracking/store';
import { deposits } from '../../platform/database/schema/funds';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { VISIT } from '../../testing/visit';

// The test clock is at 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
    const { account } = await new Visitor(api).join();
    const now = api.clock.read();
    const did = (clientid: string, eventname: 'z1' | 'rr2' | 'rr3' | 'rr5', plan: string) => ({
      ...VISIT,
      clientid,
      eventname,
      detail: { ...VISIT.detail, plan, keyworld: '', ...(eventname === 'rr5' && { account }) },
    });
    const events = [
      ...(['z1', 'rr2', 'rr3', 'rr5'] as const).map((name) => did('ann', name, '秋季')),
      did('bob', 'z1', '秋季'),
      did('cai', 'z1', '=1+1'),
      did('dan', 'z1', 'a\ue000[31m\ue001b'),
      did('eve', 'z1', 'x'.repeat(100)),
    ];
    await storeEvents(
      database().orm,
      api.services.vault,
      events,
      { userAgent: undefined, tables: variantTables, catalogue },
      now,
    );
    await database()
      .orm.insert(deposits)
      .values({ account, reference: 'C-1', amount: 5, state: 'settled', createdAt: now, settledAt: now });
  });
  const run = (input: Record<string, unknown> = {}) => api.run('funnel', input, '');

  test('shows the last seven days as a table with totals and as bars', async () => {
    const text = await run();
    expect(text).toContain('2026-05-26 至 2026-06-01（北京时间）');
    expect(text).toMatch(/^2026-05-26 +0 +0 +- +0 +- +0 +- +0 +- +0 +- +\$0$/m);
    expect(text).toMatch(/^2026-06-01 +5 +1 +20\.0% +1 +100\.0% +1 +100\.0% +0 +0\.0% +1 +100\.0% +\$5$/m);
    expect(text).toMatch(/^合计 +5 +1 +20\.0% +1 +100\.0% +1 +100\.0% +0 +0\.0% +1 +100\.0% +\$5$/m);
    expect(text).toMatch(/^访问： +█{40} {2}5 {2}100\.0%$/m);
    expect(text).toMatch(/^首次入金： +█{8} +1 {3}20\.0%$/m);
  });

  test('replaces unprintable characters in values from addresses and truncates long ones', async () => {
    const text = await run({ by: 'plan' });
    expect(text).toMatch(/^秋季 +2 +1 +50\.0%/m);
    expect(text).toMatch(/^a·\[31m·b +1 +0 +0\.0%/m);
    expect(text).toMatch(/^x{23}… +1 /m);
    expect(await run({ by: ' plan , day ', plan: '秋季' })).toMatch(
      /推广计划 秋季\n\n日期 +推广计划 .*\n2026-06-01 +秋季 +2 +1 /,
    );
  });

  test('escapes formulas in CSV', async () => {
    const lines = (await run({ by: 'day,plan', format: 'csv' })).split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFFday,plan,visits,phones,codes,accounts,verified,deposits,dollars',
      '2026-06-01,秋季,2,1,1,1,0,1,5',
    ]);
    expect(lines).toContain("2026-06-01,'=1+1,1,0,0,0,0,0,0");
    expect(await run({ by: 'plan', plan: '=1+1', format: 'csv' })).toContain("'=1+1,1,0,0,0,0,0,0");
  });

  test('shows the change against as many days before, and some of the groups in another order', async () => {
    const earlier = { ...VISIT, clientid: 'fay', detail: { ...VISIT.detail, plan: '秋季', keyworld: '' } };
    const by = { userAgent: undefined, tables: variantTables, catalogue };
    const lastWeek = new Date('2026-05-25T12:00:00+08:00');
    await storeEvents(database().orm, api.services.vault, [earlier], by, lastWeek);
    const compared = await run({ by: 'plan', compare: true });
    expect(compared).toMatch(/^秋季 +2 +\+100\.0% +1 +50\.0% +- /m);
    expect(compared).toContain('对比 2026-05-19 至 2026-05-25：');
    expect(compared).toMatch(/^访问 +5 +1 +\+400\.0%$/m);
    expect(await run({ compare: true, from: '2026-06-01', days: '1' })).toMatch(/^2026-06-01 +5 +- /m);
    const sorted = await run({ by: 'plan', sort: 'plan', order: 'ascending', rows: '2', skip: '1' });
    expect(sorted).toContain('第 2 至 3 组，共 4 组。');
    expect(sorted).toMatch(/^秋季 .*\na·\[31m·b /m);
    expect(await run({ days: '30' })).toContain('2026-05-03 至 2026-06-01（北京时间）');
  });

  test('lists the values to filter by', async () => {
    const values = await api.run('funnel-values', { days: '7' }, '');
    expect(values).toMatch(/^推广计划 +秋季$/m);
    expect(await api.run('funnel-values', { to: '2026-01-01' }, '')).toBe('这些日期里没有访问。');
  });

  test('compares pages sent with visits received by browser in the selected days', async () => {
    expect(await run()).toContain('这些日期里没有发出页面。');
    const loads = Array.from({ length: 42 }, (_, index) => ({
      day: '2026-06-01',
      engine: 'chromium' as const,
      version: String(100 + index),
      pages: 1000 - index,
      visits: 990 - index,
    }));
    const other = { day: '2026-05-26', engine: 'webkit' as const, version: '15.3', pages: 2000, visits: 100 };
    await addPageLoads(database().orm, [...loads, other, { ...other, day: '2026-05-25' }]);
    const text = await run();
    expect(text).toMatch(/^WebKit（iOS、Safari） +15\.3 +2000 +100 +5\.0%$/m);
    expect(text).toMatch(/^Chromium +100 +1000 +990 +99\.0%$/m);
    expect(text).toMatch(/^另 3 种浏览器 +2880 +2850 +99\.0%$/m);
    expect(text).toMatch(/^合计 +43139 +40819 +94\.6%$/m);
    expect(await run({ from: '2026-06-01' })).not.toContain('WebKit');
  });

  test.each([
    [{ from: '2026-02-30' }, '“2026-02-30”不是日期'],
    [{ from: '2026-06-02', to: '2026-06-01' }, '结束日期 2026-06-01 早于开始日期 2026-06-02。'],
    [{ from: '2024-06-01' }, '一次最多查看 366 天。'],
    [{ by: 'day,colour' }, '没有“colour”这种拆分方式，可用：day、host、brand、plan、keyword'],
    [{ format: 'pdf' }, '只能是 table、csv 之一'],
  ])('rejects %j with a message', async (input, sentence) => {
    await expect(run(input)).rejects.toThrow(sentence);
  });
});
