import type { Market } from '@/lib/market/holidays/holiday-year';
import { column, nullable, type Word } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { listText } from '../common/formats';

/** The markets with their own holidays. */
export const MARKET_WORDS = {
  'metals-and-oil': ['metals-and-oil', '贵金属与原油'],
  'us-indices': ['us-indices', '美股指数'],
  currencies: ['currencies', '外汇'],
  GER30: ['GER30', '德国指数'],
  JPN225: ['JPN225', '日经指数'],
  HK50: ['HK50', '恒生指数'],
  CHA50: ['CHA50', '富时中国 A50'],
  CHINA300: ['CHINA300', '沪深 300'],
} as const satisfies Record<Market, Word>;

export const words = defineWords({
  sentences: {
    no_market: sentence('There is no market.', '没有市场。'),
    must_be_year: sentence('must be a year such as 2028', '须为年份，如 2028'),
    name_a_holiday: sentence('name one holiday at least', '请至少填写一个休市日'),
    holiday_source_needed: sentence(
      'say with --source=… where the exchange publishes them',
      '请填写交易所公布休市日的出处',
    ),
    no_holiday_of_year: sentence<{ holiday: string; year: number }>(
      ({ holiday, year }) =>
        `"${holiday}" is no holiday of ${year}: write ${year}-12-25, ${year}-10-01/${year}-10-07 or ${year}-12-24T13:45.`,
      ({ holiday, year }) =>
        `“${holiday}”不是 ${year} 年的休市日，请写成 ${year}-12-25、${year}-10-01/${year}-10-07 或 ${year}-12-24T13:45。`,
    ),
    holidays_stored: outcome<{ market: string; year: number; holidays: number }>(
      ({ market, year, holidays }) => `${market} ${year}: ${holidays} holidays are stored.`,
      ({ market, year, holidays }) => `已保存 ${market} ${year} 年的 ${holidays} 个休市日。`,
    ),
    holidays_known_to: outcome<{ year: number }>(
      ({ year }) => `Its holidays are known to the end of ${year}.`,
      ({ year }) => `该市场的休市日已录至 ${year} 年底。`,
    ),
    holidays_change: sentence<{ removed: readonly string[]; added: readonly string[] }>(
      ({ removed, added }) =>
        `Removed: ${listText(removed, 'en') || 'none'}. Added: ${listText(added, 'en') || 'none'}.`,
      ({ removed, added }) => `去掉：${listText(removed, 'zh') || '无'}；新增：${listText(added, 'zh') || '无'}。`,
      ({ removed, added }) => `将去掉：${listText(removed, 'zh') || '无'}；将新增：${listText(added, 'zh') || '无'}。`,
    ),
    holidays_load_soon: sentence('All servers load them within five seconds.', '所有服务器将在五秒内生效。'),
    closed_for_weeks: sentence<{ market: string }>(
      ({ market }) => `${market} would be closed for weeks. Nothing was changed.`,
      ({ market }) => `${market} 将连续休市数周，请核对。未作任何更改。`,
    ),
  },
  tables: {
    holidays: {
      market: column.state('market', '市场', MARKET_WORDS),
      lastYear: column.serial('known to the end of', '已录至年底'),
      next: column.text('next', '最近休市日'),
      state: nullable(
        column.states(
          '',
          '状态',
          { runs_out: ['runs out', '须补录'], provisional: ['next year provisional', '次年为暂定'] },
          { none: '' },
        ),
      ),
    },
  },
  operations: {
    holidays: { title: '休市日列表', summary: '列出各市场最近的休市日，以及已录至哪一年' },
    'set-holidays': {
      title: '设置休市日',
      summary:
        '保存市场一年的全部休市日，替换原有的：2028-12-25、2028-10-01/2028-10-07，提前收市写 2028-12-24T13:45（当地时间）',
      operands: { market: '市场', year: '年份', holiday: '休市日' },
      options: { source: '交易所公布休市日的出处' },
    },
  },
});

export const { say, table, operations } = words;
