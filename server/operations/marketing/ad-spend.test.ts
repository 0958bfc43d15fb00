import { variantTables } from '@/brands/tables';
import { catalogue } from '@/campaigns/catalogue';
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
    const by = { userAgent: undefined, tables: variantTables, catalogue };
    await storeEvents(database().orm, api.services.vault, [did('z1'), did('rr5')], by, api.clock.read());
    return account;
  };

  test('imports each line once, with spreadsheet days and the brand of the host', async () => {
    const lines = ['2026-05-31,bfzh,,baidu,p1,"1,200.50",CNY', '2026/6/1,,bfzh.localhost,360,p2,80,usd'];
    expect(await importLines(...lines)).toMatch(
      /^记录广告花费 2 行，合计 1,200\.5 元、80 美元；此前已有 0 行。如需撤销，撤销第 \d+ 次导入。$/,
    );
    expect(await importLines(...lines, '2026-06-01,bfzh,,baidu,p1,5,CNY')).toContain(
      '记录广告花费 1 行，合计 5 元；此前已有 2 行。',
    );
    expect(await importLines(...lines)).toContain('记录广告花费 0 行');
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
    expect(await api.run('import-ad-spend', { file: decodeText(gbk) })).toContain('记录广告花费 1 行');
    for (const plan of ['黄金', '\u00a0黄\u200b金'])
      expect(await importLines(`2026-06-01,bfzh,,baidu,${plan},5,CNY`, ',,,,,,')).toContain('记录广告花费 0 行');
    await importLines('2026-06-01,bfzh,,baidu,gold plan,5,CNY');
    expect(await importLines('2026-06-01,bfzh,,baidu,gold\u00a0plan,5,CNY')).toContain('记录广告花费 0 行');
    await expect(importLines('2026-06-01,bfzh,,baidu,\ufffd\ufffd,5,CNY')).rejects.toThrow(
      '第 2 行：plan “\ufffd\ufffd”有乱码',
    );
    await expect(importLines('2026-06-01,bfzh,,baidu,2.02612E+18,5,CNY')).rejects.toThrow(
      '第 2 行：plan “2.02612E+18”是科学记数',
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
      /^第 2 行：第 \d+ 次导入中已有此项，金额不同/m,
      /^第 3 行：day 尚未到。$/m,
      /^第 4 行：day 须为日期，如 2026-11-01。$/m,
      /^第 4 行：brand 须为品牌代码/m,
      /^第 4 行：platform 不能为空。$/m,
      /^第 4 行：amount 须为大于 0 的数/m,
      /^第 4 行：currency 只能是 CNY、USD 之一。$/m,
      /^第 5 行：请填品牌或域名。$/m,
      /^第 6 行：域名 no-such\.example 未配置品牌/m,
      /^第 8 行：与第 7 行的日期/m,
    ])
      expect(faults).toMatch(fault);
    expect(await stored()).toHaveLength(1);
  });

  test('reverses an import once; its lines then no longer count and can be imported again', async () => {
    const line = '2026-06-01,bfzh,,baidu,p1,5,CNY';
    const [, id = ''] = /撤销第 (\d+) 次导入/.exec(await importLines(line)) ?? [];
    expect(await api.run('reverse-ad-spend', { id, reason: 'wrong file' })).toBe(
      `撤销第 ${id} 次导入：1 行，合计 5 元。`,
    );
    await expect(api.run('reverse-ad-spend', { id, reason: 'wrong file' })).rejects.toThrow(
      '次导入已于 2026-06-01 12:00 撤销',
    );
    await expect(api.run('reverse-ad-spend', { id: '999', reason: 'x' })).rejects.toThrow('没有第 999 次导入。');
    expect(await api.run('funnel', {})).not.toContain('广告花费');
    await importLines(line.replace('5,CNY', '6,CNY'));
    expect(await api.run('ad-spend')).toMatch(/1 +2026-06-01 +2026-06-01 +6 元 +-\n.* 5 元 +2026-06-01 12:00$/m);
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
    expect(byPlan).toMatch(/^p1 .* \$50 +100 元 +50 元 +100 元$/m);
    expect(byPlan).toMatch(/^p9 +0 .* 7 元 +- +-$/m);
    expect(byPlan).toMatch(/^合计 .* \$50 +110 元 +55 元 +110 元$/m);
    expect(byPlan).toContain('另有广告花费不属于以上各组：3 元。');
    expect(byPlan).toMatch(/^单个开户成本 +CNY +55 +- +-$/m);
    expect(byPlan).toMatch(/^广告花费 +CNY +110 +55 +\+100\.0%$/m);
    expect(await api.run('funnel', { by: 'plan', sort: 'plan' })).toMatch(/^p9[\s\S]*^p1/m);
    const other = await api.run('funnel', { by: 'keyword' });
    expect(other).toMatch(/^合计 .* 110 元/m);
    expect(await api.run('funnel', { keyword: '黄金' })).not.toMatch(/\d 元/);
    expect(await api.run('funnel', { by: 'plan', plan: 'p1', format: 'csv' })).toContain(
      'plan,visits,phones,codes,accounts,verified,deposits,dollars,spend CNY\r\np1,2,2,2,2,0,1,50,100',
    );
  });
});
