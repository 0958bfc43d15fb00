import type { ListedSymbol } from '@/lib/contract/market/messages';
import { SymbolList } from '../../domain/market/gateway/symbol-list';
import { followHolidays } from '../../domain/market/holidays';
import { marketHolidays } from '../../platform/database/schema/market';
import { describeOnDatabase, TestApi } from '../../testing';

const SOURCE = 'https://www.sse.com.cn/';
const DAY = 24 * 3_600_000;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const set = (market: string, year: string, ...holiday: string[]) =>
    api.run('set-holidays', { market, year, holiday, source: SOURCE });
  const rows = () => database().orm.select().from(marketHolidays);

  test('every server closes a market on a stored holiday after its next read', async () => {
    let read = async () => {};
    const holidays = await followHolidays(database(), (act) => {
      read = act;
      return () => {};
    });
    const friday = new Date('2028-10-06T10:00:00+08:00');
    const list = new SymbolList(
      () => false,
      () => friday,
      holidays,
    );
    const china = () =>
      JSON.parse(list.frame.toString()).symbols.find(({ name }: ListedSymbol) => name === 'CHINA300').market;
    expect(china()).toBe('open');
    expect(await set('CHINA300', '2028', '2028-01-01', '2028-10-01/2028-10-08')).toContain('2028 年的 2 个休市日');
    const before = holidays.current();
    await read();
    expect(holidays.current()).not.toBe(before);
    expect(list.refresh()).toBe(true);
    expect(china()).toBe('closed');
    const after = holidays.current();
    await read();
    expect(holidays.current()).toBe(after);
  });

  test('replaces what was stored for the year, and records it', async () => {
    await set('CHINA300', '2027', '2027-01-01');
    expect(await set('CHINA300', '2027', '2027-10-01/2027-10-07', '2027-01-01')).toContain(
      '该市场的休市日已录至 2027 年底。',
    );
    expect(await rows()).toMatchObject([
      { market: 'CHINA300', year: 2027, days: ['2027-01-01', '2027-10-01/2027-10-07'], source: SOURCE },
    ]);
    const log = await api.run('audit-log', { act: 'set-holidays' }, '');
    expect(log).toContain('"days":["2027-01-01","2027-10-01/2027-10-07"]');
  });

  test('warns a month before the known holidays of a market end, until the next year is stored', async () => {
    const line = async () => (await api.run('holidays', {}, '')).split('\n').find((row) => row.startsWith('沪深 300'));
    expect(await line()).toMatch(/^沪深 300 +2026 +2026-06-19 2026-06-20 2026-06-21 +次年为暂定$/);
    const last = Date.parse('2027-01-01T00:00:00Z') - 30 * DAY;
    api.clock.move(last - api.clock.read().getTime());
    expect(await line()).not.toContain('须补录');
    api.clock.move(1);
    expect(await line()).toMatch(/^沪深 300 +2026 +2027-01-01 .*次年为暂定、须补录$/);
    await set('CHINA300', '2027', '2027-01-01');
    expect(await line()).toMatch(/^沪深 300 +2027 +2027-01-01$/);
  });

  test.each([
    ['another year', '2028', ['2027-12-25'], '“2027-12-25”不是 2028 年的休市日'],
    ['days into another year', '2028', ['2028-12-30/2029-01-02'], '不是 2028 年的休市日'],
    ['no day', '2028', ['2028-02-30'], '“2028-02-30”不是 2028 年的休市日'],
    [
      'weeks without trading',
      '2028',
      ['2028-03-01/2028-03-12', '2028-03-13/2028-03-24', '2028-03-25/2028-04-05', '2028-04-06/2028-04-17'],
      'CHINA300 将连续休市数周',
    ],
    ['an unreadable year', '28', ['2028-12-25'], '须为年份，如 2028'],
  ])('rejects %s', async (_, year, days, message) => {
    await expect(set('CHINA300', year, ...days)).rejects.toThrow(message);
    expect(await rows()).toEqual([]);
  });

  test('rejects an unknown market', async () => {
    await expect(set('TULIPS', '2028', '2028-12-25')).rejects.toThrow('只能是 metals-and-oil、');
  });
});
