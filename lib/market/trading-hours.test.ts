import { CATALOGUE, catalogueEntry } from './catalogue';
import { holidaysOf } from './holidays/holidays';
import { isOpen, tradingState } from './trading-hours';

function symbol(name: string) {
  const entry = catalogueEntry(name);
  if (!entry) throw new Error(name);
  return entry;
}

/** An instant by Hong Kong time. */
function hongKong(time: string): number {
  return Date.parse(`${time}:00+08:00`);
}

// 2025: 29 September is a Monday during New York's summer time, 1 December one in winter.
const HOURS: [name: string, time: string, open: boolean][] = [
  ['XAUUSD', '2025-09-29 05:59', false],
  ['XAUUSD', '2025-09-29 06:00', true],
  ['XAUUSD', '2025-09-30 04:59', true],
  ['XAUUSD', '2025-09-30 05:00', false],
  ['XAUUSD', '2025-09-30 06:00', true],
  ['XAUUSD', '2025-10-04 04:59', true],
  ['XAUUSD', '2025-10-04 05:00', false],
  ['XAUUSD', '2025-10-05 12:00', false],
  ['XAUUSD', '2025-12-01 06:59', false],
  ['XAUUSD', '2025-12-01 07:00', true],
  ['USOIL', '2025-09-30 05:30', false],
  ['US500', '2025-09-30 05:30', false],
  ['EURUSD', '2025-09-29 05:59', false],
  ['EURUSD', '2025-09-29 06:00', true],
  ['EURUSD', '2025-09-30 05:30', true],
  ['EURUSD', '2025-10-04 04:59', true],
  ['EURUSD', '2025-10-04 05:00', false],
  ['HK50', '2025-09-30 12:30', false],
  ['HK50', '2025-09-30 13:00', true],
  ['HK50', '2025-10-04 02:59', true],
  ['HK50', '2025-10-04 03:00', false],
  ['CHINA300', '2025-09-30 14:59', true],
  ['CHINA300', '2025-09-30 20:00', false],
  ['GER30', '2025-09-30 14:00', true],
  ['GER30', '2025-12-02 14:00', false],
  ['JPN225', '2025-09-30 07:44', false],
  ['JPN225', '2025-09-30 07:45', true],
  ['JPN225', '2025-09-30 14:45', false],
  ['JPN225', '2025-09-30 16:00', true],
  ['CHA50', '2025-09-30 09:00', true],
  ['CHA50', '2025-09-30 16:45', false],
  ['CHA50', '2025-10-01 05:00', true],
  ['BTCUSDT', '2025-10-05 12:00', true],
];

test.each(HOURS)('%s at %s Hong Kong time is open: %s', (name, time, open) => {
  expect(isOpen(symbol(name), hongKong(time.replace(' ', 'T')))).toBe(open);
});

// By Hong Kong time. New York's day begins at 13:00 in winter and at 12:00 in summer.
const HOLIDAY_HOURS: [name: string, time: string, open: boolean][] = [
  ['XAUUSD', '2026-12-25 02:44', true],
  ['XAUUSD', '2026-12-25 02:45', false],
  ['XAUUSD', '2026-12-25 12:00', false],
  ['XAUUSD', '2026-12-26 04:00', false],
  ['XAUUSD', '2026-12-28 06:59', false],
  ['XAUUSD', '2026-12-28 07:00', true],
  ['XAUUSD', '2025-12-26 06:59', false],
  ['XAUUSD', '2025-12-26 07:00', true],
  ['XAGUSD', '2027-01-01 12:00', false],
  ['USOIL', '2026-11-27 03:29', true],
  ['USOIL', '2026-11-27 03:30', false],
  ['USOIL', '2026-11-27 07:00', true],
  ['UKOIL', '2026-04-03 20:00', false],
  ['XAUUSD', '2026-06-20 00:59', true],
  ['XAUUSD', '2026-06-20 01:00', false],
  ['USOIL', '2026-07-04 01:00', false],
  ['US500', '2026-11-27 02:00', false],
  ['NAS100', '2026-12-25 23:00', false],
  ['EURUSD', '2026-12-25 05:59', true],
  ['EURUSD', '2026-12-25 06:00', false],
  ['EURUSD', '2025-12-26 06:00', true],
  ['EURUSD', '2027-01-01 12:00', false],
  ['GER30', '2026-04-06 16:00', false],
  ['GER30', '2026-12-31 16:00', false],
  ['JPN225', '2026-12-31 04:59', true],
  ['JPN225', '2026-12-31 10:00', false],
  ['JPN225', '2026-11-23 10:00', true],
  ['HK50', '2026-12-24 11:00', true],
  ['HK50', '2026-12-24 14:00', false],
  ['HK50', '2026-12-24 20:00', false],
  ['HK50', '2026-10-01 02:00', true],
  ['HK50', '2026-10-01 10:00', false],
  ['HK50', '2026-10-01 20:00', false],
  ['CHA50', '2026-02-17 10:00', false],
  ['CHA50', '2026-10-01 10:00', true],
  ['CHINA300', '2026-10-01 10:00', false],
  ['CHINA300', '2026-10-07 10:00', false],
  ['CHINA300', '2026-10-08 10:00', true],
  ['CHINA300', '2025-10-01 10:00', false],
  ['CHINA300', '2027-10-01 10:00', false],
  ['BTCUSDT', '2026-12-25 12:00', true],
];

test.each(HOLIDAY_HOURS)('%s at %s Hong Kong time, on or beside a holiday, is open: %s', (name, time, open) => {
  expect(isOpen(symbol(name), hongKong(time.replace(' ', 'T')))).toBe(open);
});

test('says when a market closed before the longest holiday and opens after it, on each of its days', () => {
  for (const day of ['02-14', '02-17', '02-23']) {
    expect(tradingState(symbol('CHINA300'), hongKong(`2026-${day}T10:00`))).toMatchObject({
      closedAt: hongKong('2026-02-13T15:00'),
      opensAt: hongKong('2026-02-24T09:30'),
    });
  }
});

test('says when an open market closes before a holiday', () => {
  expect(tradingState(symbol('EURUSD'), hongKong('2026-12-23T10:00')).closesAt).toBe(hongKong('2026-12-25T06:00'));
  expect(tradingState(symbol('XAUUSD'), hongKong('2026-12-24T10:00')).closesAt).toBe(hongKong('2026-12-25T02:45'));
});

test('uses the holidays that an operator has stored instead of those of the data files', () => {
  const stored = holidaysOf([{ market: 'CHINA300', year: 2027, days: ['2027-10-01/2027-10-08'] }]);
  const [friday, monday] = [hongKong('2027-10-08T10:00'), hongKong('2027-01-01T10:00')];
  expect(tradingState(symbol('CHINA300'), friday).market).toBe('open');
  expect(tradingState(symbol('CHINA300'), friday, stored).market).toBe('closed');
  expect(tradingState(symbol('CHINA300'), monday, stored).market).toBe('open');
  expect(tradingState(symbol('HK50'), hongKong('2027-10-01T10:00'), stored).market).toBe('closed');
});

test('closes a market to the second', () => {
  const closing = hongKong('2025-09-30T05:00');
  expect([-1000, 0, 20_000].map((after) => isOpen(symbol('XAUUSD'), closing + after))).toEqual([true, false, false]);
});

test('says when a closed market closed and reopens', () => {
  expect(tradingState(symbol('XAUUSD'), hongKong('2025-10-05T12:00'))).toEqual({
    market: 'closed',
    closedAt: hongKong('2025-10-04T05:00'),
    opensAt: hongKong('2025-10-06T06:00'),
    closesAt: null,
  });
});

test('says when an open market closes, unless it never does', () => {
  const tuesday = hongKong('2025-09-30T10:00');
  expect(tradingState(symbol('XAUUSD'), tuesday).closesAt).toBe(hongKong('2025-10-01T05:00'));
  expect(tradingState(symbol('EURUSD'), tuesday).closesAt).toBe(hongKong('2025-10-04T05:00'));
  expect(tradingState(symbol('HK50'), tuesday).closesAt).toBe(hongKong('2025-09-30T12:00'));
  expect(tradingState(symbol('BTCUSDT'), tuesday).closesAt).toBeNull();
});

test('ends a weekend with a New York clock change by the new time', () => {
  expect(tradingState(symbol('XAUUSD'), hongKong('2025-11-01T12:00'))).toEqual({
    market: 'closed',
    closedAt: hongKong('2025-11-01T05:00'),
    opensAt: hongKong('2025-11-03T07:00'),
    closesAt: null,
  });
});

test.each([
  ['a clock change', '2025-10-25T00:00'],
  ['the end of a year', '2026-12-21T00:00'],
])('is consistent with every opening and closing time that it reports around %s', (_, begin) => {
  const from = hongKong(begin);
  for (const entry of CATALOGUE) {
    for (let hour = 0; hour < 14 * 24; hour += 5) {
      const state = tradingState(entry, from + hour * 3_600_000);
      if (state.market === 'open') {
        const { closesAt } = state;
        if (closesAt !== null) expect([isOpen(entry, closesAt), isOpen(entry, closesAt - 1)]).toEqual([false, true]);
        continue;
      }
      expect([isOpen(entry, state.opensAt), isOpen(entry, state.opensAt - 1)]).toEqual([true, false]);
      expect([isOpen(entry, state.closedAt), isOpen(entry, state.closedAt - 1)]).toEqual([false, true]);
    }
  }
});

test('computes the same hours in a browser without hour cycles', async () => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, { hourCycle: _, ...options } = {}) => new DateTimeFormat(locale, options));
  await jest.isolateModulesAsync(async () => {
    const { isOpen: isOpenThere } = await import('./trading-hours');
    const there = HOURS.map(([name, time]) => [
      name,
      time,
      isOpenThere(symbol(name), hongKong(time.replace(' ', 'T'))),
    ]);
    expect(there).toEqual(HOURS);
  });
});
