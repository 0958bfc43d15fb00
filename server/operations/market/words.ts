import type { Market } from '@/lib/market/holidays/holiday-year';
import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';

/** The markets with their own holidays. */
export const MARKET_WORDS = {
  'metals-and-oil': '贵金属与原油',
  'us-indices': '美股指数',
  currencies: '外汇',
  GER30: '德国指数',
  JPN225: '日经指数',
  HK50: '恒生指数',
  CHA50: '富时中国 A50',
  CHINA300: '沪深 300',
} as const satisfies Record<Market, string>;

export const words = defineWords({
  sentences: {
    no_market: '没有市场。',
    must_be_year: '须为年份，如 2028',
    name_a_holiday: '请至少填写一个休市日',
    holiday_source_needed: '请填写交易所公布休市日的出处',
    no_holiday_of_year:
      '“{holiday}”不是 {year:number} 年的休市日，请写成 {year:number}-12-25、{year:number}-10-01/{year:number}-10-07 或 {year:number}-12-24T13:45。',
    holidays_stored: outcome('已保存 {market} {year:number} 年的 {holidays:number} 个休市日。'),
    holidays_known_to: outcome('该市场的休市日已录至 {year:number} 年底。'),
    holidays_change: {
      done: '去掉：{removed:list|无}；新增：{added:list|无}。',
      planned: '将去掉：{removed:list|无}；将新增：{added:list|无}。',
    },
    holidays_load_soon: '所有服务器将在五秒内生效。',
    closed_for_weeks: '{market} 将连续休市数周，请核对。未作任何更改。',
  },
  tables: {
    holidays: {
      market: column.state('市场', MARKET_WORDS),
      lastYear: column.serial('已录至年底'),
      next: column.text('最近休市日'),
      state: nullable(column.states('状态', { runs_out: '须补录', provisional: '次年为暂定' }, { none: '' })),
    },
  },
});

export const { say, table } = words;
