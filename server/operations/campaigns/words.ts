import type { Recurring } from '@/lib/activities/worth';
import { recurringText } from '@/lib/campaign/recurring-text';
import { SEASON_WORDS } from '@/lib/campaign/seasons';
import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { usdText } from '../common/formats';

/** The statuses of campaigns. */
const STATUS_WORDS = {
  upcoming: '未开始',
  running: '进行中',
  claiming: '领取期',
  ended: '已结束',
} as const;

/** Name of the budget of all campaigns on the command line. */
export const ALL = 'all';

const budgetName = (campaign: string) => (campaign === ALL ? '全部活动' : `活动“${campaign}”`);

export const words = defineWords({
  slots: {
    budget_name: budgetName,
    fixed: { open: '开启', closed: '关闭' },
    limit: limitText,
    lots: (lots: string) => ` ${lots} 手`,
    recurring: (worths: readonly Recurring[]) => worths.map(recurringText).join('；'),
    status: STATUS_WORDS,
  },
  sentences: {
    no_campaigns: '没有活动。',
    notice_needed: '活动“{campaign}”的规则约定提前 {days:number} 天通知：请选更晚的结束时间，或填写原因。',
    must_be_calendar_day: '须为日期，如 2026-12-01',
    calendar_too_long: '结束日期不能早于开始日期，一次最多 {most:number} 天。',
    calendar_of: '{from} 至 {to}（北京时间），现在 {now:time}。',
    notice_rule: '规则约定结束前 {days:number} 天公布：现在公布，最早 {end:time} 结束。',
    rounds_then: '竞猜场次',
    no_rounds_then: '这些日期里没有竞猜场次。',
    texts_then: '已发布的文案',
    no_texts_then: '这些日期里没有已发布的文案。',
    seasons_then: '季节活动可采用的日期',
    no_seasons_then: '季节活动的日期都已采用。',
    campaign_has_ended: '活动“{campaign}”已结束。',
    end_is_past: '{at:time} 已过，立即结束请填 now。',
    ends_sooner: '活动“{campaign}”将于 {at:time} 结束；如要延后，请用“调整起止时间”。',
    campaign_would_end:
      '活动“{campaign}”{status:status}[，原定 {endsAt:time} 结束]；将改为 {at:time}（北京时间）结束。',
    less_notice: '提前通知少于规则约定的 {days:number} 天。',
    page_shows_end: '活动页即刻显示结束时间。',
    nothing_to_collect: '结束后不能再领取。',
    collects_until: '结束前达成的奖励可继续领取 {days:number} 天，至 {until:time}。',
    taken_part: '影响 {accounts:figure} 个已参与的账户，其中 {rewards:figure} 笔奖励待发放。',
    how_to_close: '尚未执行。执行：npm run ops -- {command}',
    end_differs: '结束时间应为 {at}，与确认的 {confirmed} 不符。未作任何更改。',
    campaign_ends: '活动“{campaign}”将于 {at:time} 结束。',
    campaign_ended_now: outcome('活动“{campaign}”现已结束。'),
    ends_immediately: '活动“{campaign}”立即结束，原因：{reason}',
    status_unchanged: '活动“{campaign}”{status:status}，未作任何更改。',
    status_now: outcome('活动“{campaign}”现为{status:status}。'),
    dates_before: {
      done: '原为 {begins:time|未设} 至 {ends:time|未设}。',
      planned: '现为 {begins:time|未设} 至 {ends:time|未设}。',
    },
    dates_needed: '请填写开始时间、结束时间或两者。',
    ends_before_begins: '结束时间（{ends:time}）早于开始时间（{begins:time}）。',
    dates_set: outcome(
      '活动“{campaign}”开始：{begins:time|未设}，结束：{ends:time|未设}（北京时间）。现为{status:status}[，因已手动{fixed:fixed}，“恢复按时间”后方按此时间]。',
    ),
    no_budget: '未设预算。',
    must_be_budget: '须为美元金额，如 5000 或 99.50，或填 none',
    budget_removed: '{campaign:budget_name}不再设预算。',
    budget_set: ({ campaign, limit, spent }: { campaign: string; limit: number; spent: number }) =>
      `${budgetName(campaign)}预算为 ${usdText(limit)}，已用 ${usdText(spent)}，${limit > spent ? `剩余 ${usdText(leftOf(limit, spent))}` : '已无剩余，新奖励须审核'}。`,
    budget_changes: {
      done: '{campaign:budget_name}预算由 {from:limit} 改为 {to:limit}。',
      planned: '{campaign:budget_name}预算将由 {from:limit} 改为 {to:limit}。',
    },
    must_be_dollars: '须为美元金额，如 8000',
    must_be_lots: '须为手数，如 100',
    exposure_of:
      '一位客户入金 {deposit:usd}、交易{lots:lots|达到阶梯所需手数}，参加 {at:time} 进行中的 {campaigns:number} 个活动：',
    exposure_total: '必得 {certain:usd}，券 {coupons:usd}，抽奖至多再得 {luck:usd}；周期性奖励另计。',
    exposure_rule: '互斥的活动只计最高的一个；礼品按成本计，积分不计。',
    recurring_worth: '{worths:recurring}',
    no_running_campaign: '该时间没有进行中的活动。',
    no_limited_stock: '活动“{campaign}”没有限量奖品。',
    no_stock_at_all: '没有活动有限量奖品。',
    must_be_total: '须为不小于 0 的整数',
    no_item: '活动“{campaign}”没有奖品“{item}”。',
    stock_per_packet: '红包按场次设库存，请填写场次，如 {example}。',
    stock_per_month: '此奖品按月设库存，请填写月份，如 {example}。',
    stock_is_single: '此奖品不分场次，请勿填写场次。',
    stock_given_out: '奖品“{name}”已发出 {taken:number} 件，总数至少为 {taken:number}。',
    stock_changes: {
      done: '奖品“{name}”[（{round} 场）]总数由 {from:number} 改为 {to:number}。',
      planned: '奖品“{name}”[（{round} 场）]总数将由 {from:number} 改为 {to:number}。',
    },
    stock_set: '奖品“{name}”[（{round} 场）]：总数 {total:number}，已发出 {taken:number}，剩余 {left:number}。',
  },
  tables: {
    campaigns: {
      campaign: column.campaign('活动'),
      status: column.state('状态', STATUS_WORDS),
      begins: nullable(column.time('开始')),
      ends: nullable(column.time('结束（不含）')),
      claimsUntil: nullable(column.time('领取截止')),
      set: nullable(
        column.states('手动设置', {
          open: '手动开启',
          closed: '手动关闭',
          begins: '改开始',
          ends: '改结束',
        }),
      ),
      activities: nullable(column.ids('玩法')),
      title: column.text('标题'),
    },
    budgets: {
      campaign: column.named('活动', { [ALL]: '全部活动' }),
      budget: column.usd('预算'),
      given: column.usd('已用'),
      left: column.usd('剩余'),
      held: column.number('审核中笔数'),
    },
    exposure: {
      campaign: column.campaign('活动'),
      certain: nullable(column.usd('必得')),
      coupons: nullable(column.usd('券')),
      luck: nullable(column.usd('抽奖至多')),
      recurring: nullable(column.sentence('周期性')),
    },
    calendar_rounds: {
      campaign: column.campaign('活动'),
      round: column.id('场次'),
      state: column.state('状态', {
        coming: '未开始',
        open: '竞猜中',
        closed: '待公布',
        due: '待结算',
        settled: '已结算',
        called_off: '已取消',
        unused: '无人竞猜',
      }),
      begins: column.time('开始'),
      closes: column.time('截止'),
      result: column.time('公布'),
      guesses: column.number('竞猜数'),
    },
    calendar_texts: {
      campaign: column.campaign('活动'),
      brand: column.named('适用于', { all: '全部品牌' }),
      revision: column.number('版本'),
      state: column.state('状态', { scheduled: '已排期', begun: '已开始' }),
      from: column.time('从'),
      to: nullable(column.time('到')),
      headline: nullable(column.text('主标题')),
    },
    calendar_seasons: {
      campaign: column.campaign('活动'),
      season: column.state('季节', SEASON_WORDS),
      from: column.day('第一天'),
      to: column.day('最后一天'),
    },
    stock: {
      campaign: nullable(column.campaign('活动')),
      item: column.id('奖品代码'),
      round: nullable(column.named('场次', { each: '每场' })),
      total: column.number('总数'),
      given: nullable(column.number('已发出')),
      left: nullable(column.number('剩余')),
      name: column.text('名称'),
    },
  },
});

export const { say, table } = words;

function limitText(limit: number | null): string {
  return limit === null ? '不设预算' : usdText(limit);
}

/** Dollars to the cent. */
function leftOf(limit: number, spent: number): number {
  return (Math.round(limit * 100) - Math.round(spent * 100)) / 100;
}
