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
      'Deposits recorded: 2, $250.25 in all. Known before: 0.',
    );
    expect(await runDeposits(`${account},C-2,50.25,${AT}`, `${account},C-3,10,2026-06-01T04:00:00Z`)).toBe(
      'Deposits recorded: 1, $10 in all. Known before: 1.',
    );
    expect(await runDeposits(`${account},C-3,10.00,${AT.replace('11:30', '12:00')}`)).toContain('recorded: 0');
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
    expect(await runDeposits(`${account},C-1,1500.00,2026-06-01T09:05:00+08:00`)).toContain('Known before: 1');
    await expect(runDeposits(`${account},C-3,"1,50",2026/6/1 9:05`)).rejects.toThrow('amount must be a number');
    await expect(runDeposits(`${account},C-3,5,2026/6/1 12:01`)).rejects.toThrow('is in the future');
  });

  test('counts a reference once, with and without invisible characters', async () => {
    await runDeposits(`${account},C-1,200,${AT}`);
    for (const reference of ['\u200bC-1', 'C\u00a0-1\u3000', '\u202dC-1\u202c', 'C-\ufeff1', '="C-1"']) {
      expect(await runDeposits(`${account},${reference},200,${AT}`)).toContain('recorded: 0');
    }
    await expect(runDeposits(`${account},C-2,5,${AT}`, `${account},C\u00a0-2,5,${AT}`)).rejects.toThrow(
      'Line 3: the reference C-2 already appears in line 2.',
    );
  });

  test.each([
    ['import-deposits', 'account,reference,amount,settledAt', `ACCOUNT,REFERENCE,5,${AT}`],
    ['import-trades', 'account,reference,symbol,lots,closedAt', `ACCOUNT,REFERENCE,XAUUSD,1,${AT}`],
    ['import-openings', 'account,openedAt', `REFERENCE,${AT}`],
  ])('%s rejects a reference or account that a spreadsheet changed', async (name, head, line) => {
    const withReference = (reference: string) => line.replace('ACCOUNT', account).replace('REFERENCE', reference);
    for (const reference of ['2.02612E+15', '#N/A', '####', '\ufffd']) {
      await expect(run(name, head, withReference(reference))).rejects.toThrow(/^Line 2: (?:reference|account) is /);
    }
    expect([await database().orm.select().from(deposits), await auditLog()]).toEqual([[], []]);
  });

  test('beside a provider’s backend, imports deposits of accounts that have not visited yet', async () => {
    const beside = await TestApi.on(database(), { addAccounts });
    const file = ['account,reference,amount,settledAt', `7654321,C-9,30,${AT}`].join('\r\n');
    const request = { operation: 'import-deposits', input: { file }, operator: 'Li Na' };
    await expect(runAsText(api.services, request)).rejects.toThrow('there is no account 7654321');
    expect(await runAsText(beside.services, request)).toContain('recorded: 1');
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
        'Trades recorded: 0, 0 lots in all. Known before: 1. Opening times added: 1.',
      );
      expect((await facts()).lots).toBe(0);
      expect(await run('import-trades', HEAD, line('T-1', 2, null))).not.toContain('added');
      await expect(run('import-trades', HEAD, line('T-1', 2, 9))).rejects.toThrow(
        'Reference T-1 is already recorded with other values',
      );
      await expect(run('import-trades', HEAD, line('T-2', 2, -1))).rejects.toThrow('openedAt is after closedAt');
      expect((await auditLog()).at(-1)?.details).toMatchObject({ trades: 0, timed: ['T-1'] });
    });
  });

  test.each<[string, string, string]>([
    ['an account that does not exist', '99999999,C-2,5,AT', 'Line 3: there is no account 99999999.'],
    ['an amount with three decimals', 'ACCOUNT,C-2,5.125,AT', 'Line 3: amount must be a number'],
    ['an amount of zero', 'ACCOUNT,C-2,0.00,AT', 'Line 3: amount must be more than 0.'],
    ['a time without its offset', 'ACCOUNT,C-2,5,2026-06-01T11:30:00', 'Line 3: settledAt must be a time'],
    ['a future time', 'ACCOUNT,C-2,5,2026-06-01T12:00:01+08:00', 'Line 3: settledAt is in the future.'],
    ['a duplicate reference', 'ACCOUNT,C-1,5,AT', 'Line 3: the reference C-1 already appears in line 2.'],
    ['a missing cell', 'ACCOUNT,C-2,5', 'Line 3: 3 cells where there are 4 columns.'],
    ['a stray quote', 'ACCOUNT,C-2,5",AT', 'Line 3: a quote is not allowed here.'],
    ['a reference that became a day', 'ACCOUNT,12月1日,5,AT', 'Line 3: reference is a day, which the spreadsheet made'],
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
          '^Line 2: Reference C-1 is already recorded with other values.',
          'Line 3: settledAt must be a time.*',
          'Line 4: 3 cells where there are 4 columns.',
          'Line 5: a quote is not allowed here.',
          'Line 7: the reference C-5 already appears in line 6.',
          'Line 7: there is no account 99999999.$',
        ].join('\n'),
      ),
    );
    const lines = [`${account},T-1,XAUUSD,1,soon,${AT}`, `${account},T-2,xau,1,2026-06-01T11:45:00+08:00,${AT}`];
    const head = 'account,reference,symbol,lots,openedAt,closedAt';
    lines.push(`${account},T-3,XAUUSD,0.001,2026-06-01T11:45:00+08:00,${AT}`);
    await expect(run('import-trades', head, ...lines)).rejects.toThrow(
      /^Line 2: openedAt must be a time[^\n]*\nLine 3: symbol must be a symbol[^\n]*\nLine 4: lots must be a number[^\n]*$/,
    );
  });

  test('rejects a known reference with other values, and one of a pending deposit', async () => {
    await runDeposits(`${account},C-1,200,${AT}`);
    const other = (await new Visitor(api).join()).account;
    for (const line of [`${account},C-1,300,${AT}`, `${other},C-1,200,${AT}`]) {
      await expect(runDeposits(line)).rejects.toThrow('Reference C-1 is already recorded with other values.');
    }
    const pending = { account, reference: 'C-2', amount: 5, state: 'pending' as const, createdAt: new Date(AT) };
    await database().orm.insert(deposits).values(pending);
    await expect(runDeposits(`${account},C-2,5,${AT}`)).rejects.toThrow(
      'Reference C-2 is already recorded with other values',
    );
  });

  test.each([
    ['', 'The first line must name the columns account, reference, amount, settledAt.'],
    ['account,reference,amount', 'The first line must name'],
    ['account,reference,amount,settledAt', 'The file has no rows'],
  ])('rejects the first line %j', async (head, sentence) => {
    await expect(run('import-deposits', head)).rejects.toThrow(sentence);
  });
});
