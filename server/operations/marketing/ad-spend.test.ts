import { variantTables } from '@/brands/tables';
import { decodeText } from '@/lib/decode-text';
import { storeEvents } from '../../domain/tracking/store';
import { auditEntries } from '../../platform/database/schema/activities';
import { adSpend } from '../../platform/database/schema/ad-spend';
import { deposits } from '../../platform/database/schema/funds';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { VISIT } from '../../testing/visit';

// The test clock is at 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const HEAD = 'day,brand,host,platform,plan,amount,currency';
  const importLines = (...lines: string[]) => api.run('import-ad-spend', { file: [HEAD, ...lines].join('\n') });
  const stored = () => database().orm.select().from(adSpend);
  const opened = async (plan: string) => {
    const { account } = await new Visitor(api).join();
    const did = (eventname: 'z1' | 'rr5') => ({
      ...VISIT,
      clientid: account,
      eventname,
      detail: { ...VISIT.detail, plan, ...(eventname === 'rr5' && { account }) },
    });
    const by = { userAgent: undefined, tables: variantTables };
    await storeEvents(database().orm, api.services.vault, [did('z1'), did('rr5')], by, api.clock.read());
    return account;
  };

  test('imports each line once, with spreadsheet days and the brand of the host', async () => {
    const lines = ['2026-05-31,bfzh,,baidu,p1,"1,200.50",CNY', '2026/6/1,,bfzh.localhost,360,p2,80,usd'];
    expect(await importLines(...lines)).toMatch(
      /^Lines of ad spend recorded: 2, 1,200\.5 cny and 80 usd in all\. Known before: 0\. Reverse import \d+ to undo it\.$/,
    );
    expect(await importLines(...lines, '2026-06-01,bfzh,,baidu,p1,5,CNY')).toContain(
      'recorded: 1, 5 cny in all. Known before: 2.',
    );
    expect(await importLines(...lines)).toContain('recorded: 0');
    expect(await stored()).toMatchObject([
      { day: '2026-05-31', brand: 'bfzh', host: '', platform: 'baidu', plan: 'p1', amount: 1200.5, currency: 'CNY' },
      { day: '2026-06-01', brand: 'bfzh', host: 'bfzh.localhost', amount: 80, currency: 'USD' },
      { day: '2026-06-01', amount: 5 },
    ]);
    expect(await database().orm.select().from(auditEntries)).toHaveLength(2);
  });

  test('counts a file once, in GBK and in UTF-8, and rejects garbled cells', async () => {
    const [first, second] = [HEAD, '2026-06-01,bfzh,,baidu,PLAN,5,CNY'].join('\n').split('PLAN');
    // `黄金` in GBK.
    const gbk = Buffer.from(`${first}\xbb\xc6\xbd\xf0${second}`, 'latin1');
    expect(await api.run('import-ad-spend', { file: decodeText(gbk) })).toContain('recorded: 1');
    for (const plan of ['黄金', '\u00a0黄\u200b金'])
      expect(await importLines(`2026-06-01,bfzh,,baidu,${plan},5,CNY`, ',,,,,,')).toContain('recorded: 0');
    await importLines('2026-06-01,bfzh,,baidu,gold plan,5,CNY');
    expect(await importLines('2026-06-01,bfzh,,baidu,gold\u00a0plan,5,CNY')).toContain('recorded: 0');
    await expect(importLines('2026-06-01,bfzh,,baidu,\ufffd\ufffd,5,CNY')).rejects.toThrow('Line 2: plan is garbled');
    await expect(importLines('2026-06-01,bfzh,,baidu,2.02612E+18,5,CNY')).rejects.toThrow(
      'Line 2: plan is 2.02612E+18',
    );
    expect(await stored()).toMatchObject([{ plan: '黄金' }, { plan: 'gold plan' }]);
  });

  test('names every wrong line and writes none', async () => {
    await importLines('2026-06-01,bfzh,,baidu,p1,5,CNY');
    const faults = await importLines(
      '2026-06-01,bfzh,,baidu,p1,6,CNY',
      '2026-06-02,bfzh,,baidu,p1,5,CNY',
      '1 June,none,,,p1,-5,EUR',
      '2026-06-01,,,baidu,p3,5,CNY',
      '2026-06-01,,no-such.example,baidu,p3,5,CNY',
      '2026-06-01,bfzh,,baidu,p4,5,CNY',
      '2026-06-01,bfzh,,baidu,p4,7,CNY',
    ).catch(({ message }) => message);
    for (const fault of [
      /^Line 2: import \d+ has another amount for it/m,
      /^Line 3: day is in the future\.$/m,
      /^Line 4: day must be a day, such as 2026-11-01\.$/m,
      /^Line 4: brand must be the code of a brand/m,
      /^Line 4: platform must not be empty\.$/m,
      /^Line 4: amount must be a number above 0/m,
      /^Line 4: currency must be one of CNY, USD\.$/m,
      /^Line 5: name a brand or a host\.$/m,
      /^Line 6: the host no-such\.example has no brand of its own/m,
      /^Line 8: line 7 has the same day/m,
    ])
      expect(faults).toMatch(fault);
    expect(await stored()).toHaveLength(1);
  });

  test('reverses an import once; its lines then no longer count and can be imported again', async () => {
    const line = '2026-06-01,bfzh,,baidu,p1,5,CNY';
    const [, id = ''] = /import (\d+)/.exec(await importLines(line)) ?? [];
    expect(await api.run('reverse-ad-spend', { id, reason: 'wrong file' })).toBe(
      `Import ${id} is reversed: 1 lines, 5 cny.`,
    );
    await expect(api.run('reverse-ad-spend', { id, reason: 'wrong file' })).rejects.toThrow('already reversed');
    await expect(api.run('reverse-ad-spend', { id: '999', reason: 'x' })).rejects.toThrow('There is no import 999');
    expect(await api.run('funnel', {})).not.toContain('ad spend');
    await importLines(line.replace('5,CNY', '6,CNY'));
    expect(await api.run('ad-spend')).toMatch(/1 +2026-06-01 +2026-06-01 +6 cny +-\n.* 5 cny +2026-06-01 12:00$/m);
  });

  test('shows the spend of groups, also of those without visits, and the cost per account and first deposit', async () => {
    const [first] = [await opened('p1'), await opened('p1')];
    await database().orm.insert(deposits).values({
      account: first,
      reference: 'C-1',
      amount: 50,
      state: 'settled',
      createdAt: api.clock.read(),
      settledAt: api.clock.read(),
    });
    await importLines(
      '2026-06-01,bfzh,,baidu,p1,100,CNY',
      '2026-06-01,bfzh,,baidu,p9,7,CNY',
      '2026-06-01,bfzh,,baidu,,3,CNY',
      '2026-05-25,bfzh,,baidu,p1,55,CNY',
    );
    const byPlan = await api.run('funnel', { by: 'plan', compare: true });
    expect(byPlan).toMatch(/^p1 .* \$50 +100 cny +50 cny +100 cny$/m);
    expect(byPlan).toMatch(/^p9 +0 .* 7 cny +- +-$/m);
    expect(byPlan).toMatch(/^total .* \$50 +110 cny +55 cny +110 cny$/m);
    expect(byPlan).toContain('Ad spend that belongs to none of these groups: 3 cny.');
    expect(byPlan).toMatch(/^per account +CNY +55 +- +-$/m);
    expect(byPlan).toMatch(/^ad spend +CNY +110 +55 +\+100\.0%$/m);
    expect(await api.run('funnel', { by: 'plan', sort: 'plan' })).toMatch(/^p9[\s\S]*^p1/m);
    const other = await api.run('funnel', { by: 'keyword' });
    expect(other).toMatch(/^total .* 110 cny/m);
    expect(await api.run('funnel', { keyword: '黄金' })).not.toContain('cny');
    expect(await api.run('funnel', { by: 'plan', plan: 'p1', format: 'csv' })).toContain(
      'plan,visits,phones,codes,accounts,verified,deposits,dollars,spend CNY\r\np1,2,2,2,2,0,1,50,100',
    );
  });
});
