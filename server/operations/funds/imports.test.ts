import { asc } from 'drizzle-orm';
import type { LotCounting } from '@/lib/campaign/lot-counting';
import { readFacts } from '../../domain/activities/engine/facts';
import { addAccounts } from '../../domain/provider/accounts';
import { auditEntries } from '../../platform/database/schema/activities';
import { deposits, trades } from '../../platform/database/schema/funds';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { runAsText } from '../testing/run-as-text';

// The test clock is at 2026-06-01 12:00 in Beijing.
const AT = '2026-06-01T11:30:00+08:00';

describeOnDatabase((database) => {
  let api: TestApi;
  let account: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    account = (await new Visitor(api).join()).account;
  });

  const run = (operation: string, ...lines: string[]) => api.run(operation, { file: lines.join('\r\n') });
  const runDeposits = (...lines: string[]) => run('import-deposits', 'account,reference,amount,settledAt', ...lines);
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
  const facts = (counting?: LotCounting) =>
    readFacts({ orm: database().orm, account, since: null, until: null, counting });

  test('imports each deposit once and records the operator', async () => {
    expect(await runDeposits(`${account},C-1,200,${AT}`, `${account},C-2,50.25,${AT}`)).toBe(
      '新录入金 2 笔，共 $250.25；此前已有 0 笔。',
    );
    expect(await runDeposits(`${account},C-2,50.25,${AT}`, `${account},C-3,10,2026-06-01T04:00:00Z`)).toBe(
      '新录入金 1 笔，共 $10；此前已有 1 笔。',
    );
    expect(await runDeposits(`${account},C-3,10.00,${AT.replace('11:30', '12:00')}`)).toContain('新录入金 0 笔');
    expect(await facts()).toMatchObject({ firstDeposit: 200, deposited: 260.25 });
    expect(await auditLog()).toMatchObject([
      {
        operator: 'Li Na',
        operation: 'import-deposits',
        details: { deposits: 2, sum: 250.25, first: 'C-1', last: 'C-2' },
      },
      { details: { deposits: 1, sum: 10 } },
    ]);
  });

  test('reads times and amounts as spreadsheets write them', async () => {
    await runDeposits(`${account},C-1,"1,500",2026/6/1 9:05`, `${account},C-2,"2,000.50",46174.378472222`);
    expect(await database().orm.select({ at: deposits.settledAt, amount: deposits.amount }).from(deposits)).toEqual([
      { at: new Date('2026-06-01T09:05:00+08:00'), amount: 1500 },
      { at: new Date('2026-06-01T09:05:00+08:00'), amount: 2000.5 },
    ]);
    expect(await runDeposits(`${account},C-1,1500.00,2026-06-01T09:05:00+08:00`)).toContain('此前已有 1 笔');
    await expect(runDeposits(`${account},C-3,"1,50",2026/6/1 9:05`)).rejects.toThrow('amount 须为大于 0 的数');
    await expect(runDeposits(`${account},C-3,5,2026/6/1 12:01`)).rejects.toThrow('晚于当前时间');
  });

  test('counts a reference once, with and without invisible characters', async () => {
    await runDeposits(`${account},C-1,200,${AT}`);
    for (const reference of ['\u200bC-1', 'C\u00a0-1\u3000', '\u202dC-1\u202c', 'C-\ufeff1', '="C-1"']) {
      expect(await runDeposits(`${account},${reference},200,${AT}`)).toContain('新录入金 0 笔');
    }
    await expect(runDeposits(`${account},C-2,5,${AT}`, `${account},C\u00a0-2,5,${AT}`)).rejects.toThrow(
      '第 3 行：reference C-2 与第 2 行重复。',
    );
  });

  test.each([
    ['import-deposits', 'account,reference,amount,settledAt', `ACCOUNT,REFERENCE,5,${AT}`],
    ['import-trades', 'account,reference,symbol,lots,closedAt', `ACCOUNT,REFERENCE,XAUUSD,1,${AT}`],
    ['import-openings', 'account,openedAt', `REFERENCE,${AT}`],
  ])('%s rejects a reference or account that a spreadsheet changed', async (name, head, line) => {
    const withReference = (reference: string) => line.replace('ACCOUNT', account).replace('REFERENCE', reference);
    for (const reference of ['2.02612E+15', '#N/A', '####', '\ufffd']) {
      await expect(run(name, head, withReference(reference))).rejects.toThrow(/^第 2 行：(?:reference|account) “/);
    }
    expect([await database().orm.select().from(deposits), await auditLog()]).toEqual([[], []]);
  });

  test('beside a provider’s backend, imports deposits of accounts that have not visited yet', async () => {
    const beside = await TestApi.on(database(), { addAccounts });
    const file = ['account,reference,amount,settledAt', `7654321,C-9,30,${AT}`].join('\r\n');
    const request = { operation: 'import-deposits', input: { file }, operator: 'Li Na' };
    await expect(runAsText(api.services, request)).rejects.toThrow('没有账户 7654321。');
    expect(await runAsText(beside.services, request)).toContain('新录入金 1 笔');
    expect(await readFacts({ orm: database().orm, account: '7654321', since: null, until: null })).toMatchObject({
      firstDeposit: 30,
    });
  });

  test('counts trades by symbol, with columns in any order and quoted cells', async () => {
    const head = '\uFEFFclosedAt,symbol,"lots",account,reference,openedAt,comment';
    await run(
      'import-trades',
      head,
      `${AT},XAUUSD,"1.50",${account},"T,""1""",2026-06-01T11:00:00+08:00,"two\r\nlines"`,
      '',
      `${AT},EURUSD,2,${account},T-2,2026-06-01T11:00:00+08:00,`,
    );
    expect(await facts()).toMatchObject({ lots: 3.5, lotsBySymbol: { XAUUSD: 1.5, EURUSD: 2 } });
    expect(await database().orm.select({ reference: trades.reference }).from(trades)).toEqual([
      { reference: 'T,"1"' },
      { reference: 'T-2' },
    ]);
  });

  describe('opening times', () => {
    const HEAD = 'account,reference,symbol,lots,openedAt,closedAt';
    const line = (reference: string, lots: number, minutes: number | null, symbol = 'XAUUSD') => {
      const openedAt = minutes === null ? '' : new Date(Date.parse(AT) - minutes * 60_000).toISOString();
      return [account, reference, symbol, lots, openedAt, AT].join();
    };

    test('counts no trade open for less than five minutes, or without an opening time', async () => {
      await run('import-trades', HEAD, line('T-1', 2, 5), line('T-2', 3, 4.99), line('T-3', 1, null));
      expect((await facts()).lots).toBe(2);
      await run('import-trades', HEAD, line('T-3', 1, 5));
      expect((await facts()).lots).toBe(3);
    });

    test('counts short trades up to the share that the campaign allows', async () => {
      await run('import-trades', HEAD, line('T-1', 6, 10), line('T-2', 3, 1), line('T-3', 7, 2, 'EURUSD'));
      await run('import-trades', HEAD, line('T-5', 5, null));
      expect(await facts({ shortShare: 0.4 })).toMatchObject({ lots: 10, lotsBySymbol: { XAUUSD: 7.2, EURUSD: 2.8 } });
      await run('import-trades', HEAD, line('T-4', 30, 10));
      expect((await facts({ shortShare: 0.4 })).lots).toBe(46);
    });

    test('can be added later, once, and not after the closing time', async () => {
      await run('import-trades', HEAD, line('T-1', 2, null));
      expect(await run('import-trades', HEAD, line('T-1', 2, 3))).toBe(
        '新录交易 0 笔，共 0 手；此前已有 1 笔。补录开仓时间 1 笔。',
      );
      expect((await facts()).lots).toBe(0);
      expect(await run('import-trades', HEAD, line('T-1', 2, null))).not.toContain('补录');
      await expect(run('import-trades', HEAD, line('T-1', 2, 9))).rejects.toThrow('流水号 T-1 已有记录，内容不同。');
      await expect(run('import-trades', HEAD, line('T-2', 2, -1))).rejects.toThrow('openedAt 晚于 closedAt');
      expect((await auditLog()).at(-1)?.details).toMatchObject({ trades: 0, timed: ['T-1'] });
    });
  });

  test.each<[string, string, string]>([
    ['an account that does not exist', '99999999,C-2,5,AT', '第 3 行：没有账户 99999999。'],
    ['an amount with three decimals', 'ACCOUNT,C-2,5.125,AT', '第 3 行：amount 须为大于 0 的数，最多两位小数。'],
    ['an amount of zero', 'ACCOUNT,C-2,0.00,AT', '第 3 行：amount 须大于 0。'],
    ['a time without its offset', 'ACCOUNT,C-2,5,2026-06-01T11:30:00', '第 3 行：settledAt 须为带时区的时间'],
    ['a future time', 'ACCOUNT,C-2,5,2026-06-01T12:00:01+08:00', '第 3 行：settledAt 晚于当前时间。'],
    ['a duplicate reference', 'ACCOUNT,C-1,5,AT', '第 3 行：reference C-1 与第 2 行重复。'],
    ['a missing cell', 'ACCOUNT,C-2,5', '第 3 行：有 3 格，应为 4 格。'],
    ['a stray quote', 'ACCOUNT,C-2,5",AT', '第 3 行：此处不能有引号。'],
    ['a reference that became a day', 'ACCOUNT,12月1日,5,AT', '第 3 行：reference 被表格软件改成了日期'],
  ])('rejects the whole file for %s', async (_, line, sentence) => {
    const second = line.replace('ACCOUNT', account).replace('AT', AT);
    await expect(runDeposits(`${account},C-1,200,${AT}`, second)).rejects.toThrow(sentence);
    expect([await database().orm.select().from(deposits), await auditLog()]).toEqual([[], []]);
  });

  // @proves 不足一手的按实际手数累计，精确到 … 手
  test('reports every bad line of a file', async () => {
    await runDeposits(`${account},C-1,200,${AT}`);
    await expect(
      runDeposits(
        `${account},C-1,300,${AT}`,
        '99999999,C-2,5,AT',
        `${account},C-3,5`,
        `${account},C-4,5",${AT}`,
        `${account},C-5,5,${AT}`,
        `99999999,C-5,5,${AT}`,
      ),
    ).rejects.toThrow(
      new RegExp(
        [
          '^第 2 行：流水号 C-1 已有记录，内容不同。',
          '第 3 行：settledAt 须为带时区的时间.*',
          '第 4 行：有 3 格，应为 4 格。',
          '第 5 行：此处不能有引号。',
          '第 7 行：reference C-5 与第 6 行重复。',
          '第 7 行：没有账户 99999999。$',
        ].join('\n'),
      ),
    );
    const lines = [`${account},T-1,XAUUSD,1,soon,${AT}`, `${account},T-2,xau,1,2026-06-01T11:45:00+08:00,${AT}`];
    const head = 'account,reference,symbol,lots,openedAt,closedAt';
    lines.push(`${account},T-3,XAUUSD,0.001,2026-06-01T11:45:00+08:00,${AT}`);
    await expect(run('import-trades', head, ...lines)).rejects.toThrow(
      /^第 2 行：openedAt 须为带时区的时间[^\n]*\n第 3 行：symbol 须为品种代码[^\n]*\n第 4 行：lots 须为大于 0 的数[^\n]*$/,
    );
  });

  test('rejects a known reference with other values, and one of a pending deposit', async () => {
    await runDeposits(`${account},C-1,200,${AT}`);
    const other = (await new Visitor(api).join()).account;
    for (const line of [`${account},C-1,300,${AT}`, `${other},C-1,200,${AT}`]) {
      await expect(runDeposits(line)).rejects.toThrow('流水号 C-1 已有记录，内容不同。');
    }
    const pending = { account, reference: 'C-2', amount: 5, state: 'pending' as const, createdAt: new Date(AT) };
    await database().orm.insert(deposits).values(pending);
    await expect(runDeposits(`${account},C-2,5,${AT}`)).rejects.toThrow('流水号 C-2 已有记录，内容不同。');
  });

  test.each([
    ['', '首行须写明各列名称：account、reference、amount、settledAt。'],
    ['account,reference,amount', '首行须写明各列名称'],
    ['account,reference,amount,settledAt', '文件除首行外没有内容。'],
  ])('rejects the first line %j', async (head, sentence) => {
    await expect(run('import-deposits', head)).rejects.toThrow(sentence);
  });
});
