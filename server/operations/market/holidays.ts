import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CATALOGUE } from '@/lib/market/catalogue';
import { MARKETS, type Market } from '@/lib/market/holidays/holiday-year';
import { type Holidays, readHoliday } from '@/lib/market/holidays/holidays';
import { tradingWeek } from '@/lib/market/sessions';
import { tradingState } from '@/lib/market/trading-hours';
import { beijingDay } from '@/lib/time/calendar';
import { readHolidays, unknownFrom, WARNING_DAYS } from '../../domain/market/holidays';
import { marketHolidays } from '../../platform/database/schema/market';
import { lines } from '../common/answer';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { MARKET_WORDS, say, table } from './words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many coming holidays of a market the list shows. */
const SHOWN = 3;

/** Lists the next holidays of each market and until when they are known. */
export const holidays = defineOperation({
  name: 'holidays',
  title: '休市日列表',
  summary: '列出各市场最近的休市日，以及已录至哪一年',
  subject: '域名与行情',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ orm, now }) {
    const known = await readHolidays(orm);
    const today = beijingDay(now);
    const rows = MARKETS.map((market) => {
      const next = [...known[market].ends.keys()].filter((day) => day >= today).sort();
      const runsOut = unknownFrom(known[market]).getTime() - now.getTime() < WARNING_DAYS * DAY;
      const states = [
        ...(known[market].provisional ? (['provisional'] as const) : []),
        ...(runsOut ? (['runs_out'] as const) : []),
      ];
      return {
        market,
        lastYear: known[market].lastYear,
        next: next.slice(0, SHOWN).join(' '),
        state: states.length > 0 ? states : null,
      };
    });
    return { answer: [table('holidays', rows, { empty: say('no_market') })] };
  },
});

/** Stores all holidays of a market in a year. */
export const setHolidays = defineOperation({
  name: 'set-holidays',
  title: '设置休市日',
  summary: '保存一个市场全年的休市日，替换这一年原有的全部日期',
  subject: '域名与行情',
  permission: 'health',
  audited: true,
  input: z.strictObject({
    market: oneOf(MARKETS).meta({
      title: '市场',
      words: MARKET_WORDS,
      operand: true,
    }),
    year: z
      .string()
      .regex(/^20[2-9]\d$/, fault(say('must_be_year')))
      .transform(Number)
      .meta({ title: '年份', kind: 'number', operand: true }),
    holiday: z
      .array(z.string())
      .min(1, fault(say('name_a_holiday')))
      .meta({ title: '休市日', kind: 'day', operand: true }),
    source: z
      .string(fault(say('holiday_source_needed')))
      .trim()
      .min(1)
      .max(300, fault(say('is_too_long')))
      .meta({ title: '来源', help: '交易所公布休市日的出处' }),
  }),
  async run({ orm, now }, { market, year, holiday, source }) {
    const wrong = holiday.find((text) => !readHoliday(text)?.every(([day]) => day.startsWith(`${year}-`)));
    if (wrong !== undefined) {
      throw new OperatorError(say('no_holiday_of_year', { holiday: wrong, year }));
    }
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operations:holidays', 0))`);
    const before = daysOf((await readHolidays(orm))[market], year);
    const set = { days: [...holiday].sort(), source, at: now };
    await orm
      .insert(marketHolidays)
      .values({ market, year, ...set })
      .onConflictDoUpdate({ target: [marketHolidays.market, marketHolidays.year], set });
    const after = await readHolidays(orm);
    requireSessions(after, market, year);
    const days = daysOf(after[market], year);
    const answer = [
      lines(
        [
          say('holidays_stored', { market, year, holidays: holiday.length }),
          say('holidays_known_to', { year: after[market].lastYear }),
        ],
        say('holidays_load_soon'),
      ),
    ];
    const removed = before.filter((day) => !days.includes(day));
    const added = days.filter((day) => !before.includes(day));
    return {
      answer,
      effect: [...answer, lines(say('holidays_change', { removed, added }))],
      details: { market, year, days: set.days, source },
    };
  },
});

/** The days of a market's holidays in a year, with the time on days that end early. */
function daysOf({ ends }: Holidays[Market], year: number): string[] {
  return [...ends]
    .filter(([day]) => day.startsWith(`${year}-`))
    .map(([day, hours]) =>
      Number.isFinite(hours) ? new Date(Date.parse(day) + hours * HOUR).toISOString().slice(0, 16) : day,
    )
    .sort();
}

/** @throws OperatorError if the market would be closed for weeks, which no exchange is */
function requireSessions(all: Holidays, market: Market, year: number): void {
  const symbol = CATALOGUE.find((entry) => {
    const week = tradingWeek(entry);
    return week !== 'always' && week.market === market;
  });
  try {
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY) {
      if (symbol) tradingState(symbol, at, all);
    }
  } catch {
    throw new OperatorError(say('closed_for_weeks', { market }));
  }
}
