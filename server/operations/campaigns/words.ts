import type { Recurring } from '@/lib/activities/worth';
import { column, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { figureText, timeText, usdText } from '../common/formats';
import { REASON_ZH } from '../common/words';

/** The statuses of campaigns. */
const STATUS_WORDS = {
  upcoming: ['upcoming', '未开始'],
  running: ['running', '进行中'],
  claiming: ['claiming', '领取期'],
  ended: ['ended', '已结束'],
} as const;
type Status = keyof typeof STATUS_WORDS;

/** Name of the budget of all campaigns on the command line. */
export const ALL = 'all';

const budgetName = (campaign: string) => (campaign === ALL ? '全部活动' : `活动“${campaign}”`);
const STOP_REASON_ZH = { reason: `${REASON_ZH.reason}；提前通知少于规则约定时必填` };
const CAMPAIGN_ZH = { campaign: '活动' };

export const words = defineWords({
  sentences: {
    no_campaigns: sentence('There are no campaigns.', '没有活动。'),
    notice_needed: sentence<{ campaign: string; days: number }>(
      ({ campaign, days }) =>
        `The rules of "${campaign}" give ${days} days of notice: choose a later end, or give a reason with --reason=…`,
      ({ campaign, days }) => `活动“${campaign}”的规则约定提前 ${days} 天通知：请选更晚的结束时间，或填写原因。`,
    ),
    must_be_calendar_day: sentence('must be a day such as 2026-12-01', '须为日期，如 2026-12-01'),
    calendar_too_long: sentence<{ most: number }>(
      ({ most }) => `The last day must be on or after the first, at most ${most} days in all.`,
      ({ most }) => `结束日期不能早于开始日期，一次最多 ${most} 天。`,
    ),
    calendar_of: sentence<{ from: string; to: string; now: string }>(
      ({ from, to, now }) => `From ${from} to ${to}, days of Beijing. It is ${timeText(now)}.`,
      ({ from, to, now }) => `${from} 至 ${to}（北京时间），现在 ${timeText(now)}。`,
    ),
    notice_rule: sentence<{ days: number; end: string }>(
      ({ days, end }) =>
        `Rules give ${days} days of notice of an end: announced now, a campaign ends at ${timeText(end)} at the earliest.`,
      ({ days, end }) => `规则约定结束前 ${days} 天公布：现在公布，最早 ${timeText(end)} 结束。`,
    ),
    rounds_then: sentence('Rounds of predictions', '竞猜场次'),
    no_rounds_then: sentence('There are no rounds on these days.', '这些日期里没有竞猜场次。'),
    texts_then: sentence('Published texts', '已发布的文案'),
    no_texts_then: sentence('No text is published for these days.', '这些日期里没有已发布的文案。'),
    campaign_has_ended: sentence<{ campaign: string }>(
      ({ campaign }) => `"${campaign}" has already ended.`,
      ({ campaign }) => `活动“${campaign}”已结束。`,
    ),
    end_is_past: sentence<{ at: string }>(
      ({ at }) => `${timeText(at)} is in the past: use --at=now.`,
      ({ at }) => `${timeText(at)} 已过，立即结束请填 now。`,
    ),
    ends_sooner: sentence<{ campaign: string; at: string }>(
      ({ campaign, at }) =>
        `"${campaign}" already ends at ${timeText(at)}; use \`dates\` to move the end to a later time.`,
      ({ campaign, at }) => `活动“${campaign}”将于 ${timeText(at)} 结束；如要延后，请用“调整起止时间”。`,
    ),
    campaign_would_end: sentence<{ campaign: string; status: Status; endsAt: string | null; at: string }>(
      ({ campaign, status, endsAt, at }) =>
        `"${campaign}" is ${status}${endsAt ? ` and ends at ${timeText(endsAt)}` : ''}. It would end at ${timeText(at)} (Beijing time).`,
      ({ campaign, status, endsAt, at }) =>
        `活动“${campaign}”${STATUS_WORDS[status][1]}${endsAt ? `，原定 ${timeText(endsAt)} 结束` : ''}；将改为 ${timeText(at)}（北京时间）结束。`,
    ),
    less_notice: sentence<{ days: number }>(
      ({ days }) => `That is less notice than the ${days} days of its rules.`,
      ({ days }) => `提前通知少于规则约定的 ${days} 天。`,
    ),
    page_shows_end: sentence('Its page shows the end from now on.', '活动页即刻显示结束时间。'),
    nothing_to_collect: sentence('Visitors can collect nothing afterwards.', '结束后不能再领取。'),
    collects_until: sentence<{ days: number; until: string }>(
      ({ days, until }) => `Visitors can collect what they reached before for ${days} days, until ${timeText(until)}.`,
      ({ days, until }) => `结束前达成的奖励可继续领取 ${days} 天，至 ${timeText(until)}。`,
    ),
    taken_part: sentence<{ accounts: number; rewards: number }>(
      ({ accounts, rewards }) => `${accounts} accounts have taken part; ${rewards} of their rewards wait to be paid.`,
      ({ accounts, rewards }) =>
        `影响 ${figureText(accounts)} 个已参与的账户，其中 ${figureText(rewards)} 笔奖励待发放。`,
    ),
    how_to_close: sentence<{ command: string }>(
      ({ command }) => `Nothing has changed yet. To do it: npm run ops -- ${command}`,
      ({ command }) => `尚未执行。执行：npm run ops -- ${command}`,
    ),
    end_differs: sentence<{ at: string; confirmed: string }>(
      ({ at, confirmed }) => `It would end at ${at}, not at ${confirmed}. Nothing was changed.`,
      ({ at, confirmed }) => `结束时间应为 ${at}，与确认的 ${confirmed} 不符。未作任何更改。`,
    ),
    campaign_ends: sentence<{ campaign: string; at: string }>(
      ({ campaign, at }) => `"${campaign}" ends at ${timeText(at)}.`,
      ({ campaign, at }) => `活动“${campaign}”将于 ${timeText(at)} 结束。`,
    ),
    campaign_ended_now: outcome<{ campaign: string }>(
      ({ campaign }) => `"${campaign}" is ended now.`,
      ({ campaign }) => `活动“${campaign}”现已结束。`,
    ),
    ends_immediately: sentence<{ campaign: string; reason: string }>(
      ({ campaign, reason }) => `"${campaign}" ends immediately, for this reason: ${reason}`,
      ({ campaign, reason }) => `活动“${campaign}”立即结束，原因：${reason}`,
    ),
    status_unchanged: sentence<{ campaign: string; status: Status }>(
      ({ campaign, status }) => `"${campaign}" is ${status}; nothing was changed.`,
      ({ campaign, status }) => `活动“${campaign}”${STATUS_WORDS[status][1]}，未作任何更改。`,
    ),
    status_now: outcome<{ campaign: string; status: Status }>(
      ({ campaign, status }) => `"${campaign}" is ${status} now.`,
      ({ campaign, status }) => `活动“${campaign}”现为${STATUS_WORDS[status][1]}。`,
    ),
    dates_before: sentence<{ begins: string | null; ends: string | null }>(
      ({ begins, ends }) => `Before: from ${dateText(begins, 'not set')} to ${dateText(ends, 'not set')}.`,
      ({ begins, ends }) => `原为 ${dateText(begins, '未设')} 至 ${dateText(ends, '未设')}。`,
      ({ begins, ends }) => `现为 ${dateText(begins, '未设')} 至 ${dateText(ends, '未设')}。`,
    ),
    dates_needed: sentence('Set --begins=<day>, --ends=<day> or both.', '请填写开始时间、结束时间或两者。'),
    ends_before_begins: sentence<{ begins: string; ends: string }>(
      ({ begins, ends }) => `It would end (${timeText(ends)}) before it begins (${timeText(begins)}).`,
      ({ begins, ends }) => `结束时间（${timeText(ends)}）早于开始时间（${timeText(begins)}）。`,
    ),
    dates_set: outcome<{
      campaign: string;
      begins: string | null;
      ends: string | null;
      status: Status;
      fixed: 'open' | 'closed' | null;
    }>(
      ({ campaign, begins, ends, status, fixed }) =>
        `"${campaign}" begins: ${begins ? timeText(begins) : 'not set'}, ends: ${ends ? timeText(ends) : 'not set'} (Beijing time). It is ${status} now${fixed ? ` until follow-dates: an operator has set it ${fixed}` : ''}.`,
      ({ campaign, begins, ends, status, fixed }) =>
        `活动“${campaign}”开始：${begins ? timeText(begins) : '未设'}，结束：${ends ? timeText(ends) : '未设'}（北京时间）。现为${STATUS_WORDS[status][1]}${fixed ? `，因已手动${fixed === 'open' ? '开启' : '关闭'}，“恢复按时间”后方按此时间` : ''}。`,
    ),
    no_budget: sentence('No budget is set.', '未设预算。'),
    must_be_budget: sentence(
      'must be dollars such as 5000 or 99.50, or none',
      '须为美元金额，如 5000 或 99.50，或填 none',
    ),
    budget_removed: sentence<{ campaign: string }>(
      ({ campaign }) => `"${campaign}" now has no budget.`,
      ({ campaign }) => `${budgetName(campaign)}不再设预算。`,
    ),
    budget_set: sentence<{ campaign: string; limit: number; spent: number }>(
      ({ campaign, limit, spent }) =>
        `"${campaign}" may give ${usdText(limit)}; ${usdText(spent)} were given, ${limit > spent ? `${usdText(leftOf(limit, spent))} are left` : 'nothing is left, so new rewards stay pending'}.`,
      ({ campaign, limit, spent }) =>
        `${budgetName(campaign)}预算为 ${usdText(limit)}，已用 ${usdText(spent)}，${limit > spent ? `剩余 ${usdText(leftOf(limit, spent))}` : '已无剩余，新奖励须审核'}。`,
    ),
    budget_changes: sentence<{ campaign: string; from: number | null; to: number | null }>(
      ({ campaign, from, to }) => `The budget of "${campaign}" changes from ${limitText(from)} to ${limitText(to)}.`,
      ({ campaign, from, to }) => `${budgetName(campaign)}预算由 ${limitZh(from)} 改为 ${limitZh(to)}。`,
      ({ campaign, from, to }) => `${budgetName(campaign)}预算将由 ${limitZh(from)} 改为 ${limitZh(to)}。`,
    ),
    must_be_dollars: sentence('must be dollars such as 8000', '须为美元金额，如 8000'),
    must_be_lots: sentence('must be lots such as 100', '须为手数，如 100'),
    exposure_of: sentence<{ deposit: number; lots: string | null; campaigns: number; at: string }>(
      ({ deposit, lots, campaigns, at }) =>
        `One customer with a deposit of ${usdText(deposit)} and ${lots === null ? 'all lots that the ladders need' : `${lots} lots`}, in ${campaigns} campaigns that run at ${timeText(at)}:`,
      ({ deposit, lots, campaigns, at }) =>
        `一位客户入金 ${usdText(deposit)}、交易${lots === null ? '达到阶梯所需手数' : ` ${lots} 手`}，参加 ${timeText(at)} 进行中的 ${campaigns} 个活动：`,
    ),
    exposure_total: sentence<{ certain: number; coupons: number; luck: number }>(
      ({ certain, coupons, luck }) =>
        `${usdText(certain)} for certain, coupons of ${usdText(coupons)}, and at most ${usdText(luck)} more by luck; recurring rewards come on top.`,
      ({ certain, coupons, luck }) =>
        `必得 ${usdText(certain)}，券 ${usdText(coupons)}，抽奖至多再得 ${usdText(luck)}；周期性奖励另计。`,
    ),
    exposure_rule: sentence(
      'Of campaigns that exclude each other, only the largest counts. Gifts count by their book value; points do not count.',
      '互斥的活动只计最高的一个；礼品按成本计，积分不计。',
    ),
    recurring_worth: sentence<{ worths: readonly Recurring[] }>(
      ({ worths }) => worths.map(recurringText).join('; '),
      ({ worths }) => worths.map(recurringZh).join('；'),
    ),
    no_running_campaign: sentence('No campaign runs at that time.', '该时间没有进行中的活动。'),
    no_limited_stock: sentence<{ campaign: string }>(
      ({ campaign }) => `"${campaign}" has no limited stock.`,
      ({ campaign }) => `活动“${campaign}”没有限量奖品。`,
    ),
    no_stock_at_all: sentence('No campaign has limited stock.', '没有活动有限量奖品。'),
    must_be_total: sentence('must be a whole number of at least 0', '须为不小于 0 的整数'),
    no_item: sentence<{ campaign: string; item: string }>(
      ({ campaign, item }) => `"${campaign}" has no "${item}". \`npm run ops -- stock ${campaign}\` lists its items.`,
      ({ campaign, item }) => `活动“${campaign}”没有奖品“${item}”。`,
    ),
    stock_per_packet: sentence<{ example: string }>(
      ({ example }) => `A red packet has a stock per round: name it with --round=${example}.`,
      ({ example }) => `红包按场次设库存，请填写场次，如 ${example}。`,
    ),
    stock_per_month: sentence<{ example: string }>(
      ({ example }) => `This item has a stock per month: name it with --round=${example}.`,
      ({ example }) => `此奖品按月设库存，请填写月份，如 ${example}。`,
    ),
    stock_is_single: sentence('This item has a single stock: remove --round.', '此奖品不分场次，请勿填写场次。'),
    stock_given_out: sentence<{ item: string; name: string; taken: number }>(
      ({ item, taken }) => `${taken} of "${item}" were already given out: set at least ${taken}.`,
      ({ name, taken }) => `奖品“${name}”已发出 ${taken} 件，总数至少为 ${taken}。`,
    ),
    stock_changes: sentence<{ item: string; name: string; round: string; from: number; to: number }>(
      ({ item, round, from, to }) =>
        `The total of "${item}"${round && ` in round ${round}`} changes from ${from} to ${to}.`,
      ({ name, round, from, to }) => `奖品“${name}”${round && `（${round} 场）`}总数由 ${from} 改为 ${to}。`,
      ({ name, round, from, to }) => `奖品“${name}”${round && `（${round} 场）`}总数将由 ${from} 改为 ${to}。`,
    ),
    stock_set: sentence<{ item: string; name: string; round: string; total: number; taken: number }>(
      ({ item, round, total, taken }) =>
        `"${item}"${round && ` in round ${round}`}: ${total} in all, ${taken} given out, ${total - taken} left.`,
      ({ name, round, total, taken }) =>
        `奖品“${name}”${round && `（${round} 场）`}：总数 ${total}，已发出 ${taken}，剩余 ${total - taken}。`,
    ),
  },
  tables: {
    campaigns: {
      campaign: column.campaign('campaign', '活动'),
      status: column.state('status', '状态', STATUS_WORDS),
      begins: nullable(column.time('begins', '开始')),
      ends: nullable(column.time('ends (excl.)', '结束（不含）')),
      claimsUntil: nullable(column.time('collects until', '领取截止')),
      set: nullable(
        column.states('set', '手动设置', {
          open: ['open', '手动开启'],
          closed: ['closed', '手动关闭'],
          begins: ['begins', '改开始'],
          ends: ['ends', '改结束'],
        }),
      ),
      activities: nullable(column.ids('activities', '玩法')),
      title: column.text('title', '标题'),
    },
    budgets: {
      campaign: column.named('campaign', '活动', { [ALL]: [ALL, '全部活动'] }),
      budget: column.usd('budget', '预算'),
      given: column.usd('given', '已用'),
      left: column.usd('left', '剩余'),
      held: column.number('held', '审核中笔数'),
    },
    exposure: {
      campaign: column.campaign('campaign', '活动'),
      certain: nullable(column.usd('certain', '必得')),
      coupons: nullable(column.usd('coupons', '券')),
      luck: nullable(column.usd('luck', '抽奖至多')),
      recurring: nullable(column.sentence('recurring', '周期性')),
    },
    calendar_rounds: {
      campaign: column.campaign('campaign', '活动'),
      round: column.id('round', '场次'),
      state: column.state('state', '状态', {
        coming: ['coming', '未开始'],
        open: ['open', '竞猜中'],
        closed: ['closed', '待公布'],
        due: ['to settle', '待结算'],
        settled: ['settled', '已结算'],
        called_off: ['called off', '已取消'],
        unused: ['no guesses', '无人竞猜'],
      }),
      begins: column.time('begins', '开始'),
      closes: column.time('closes', '截止'),
      result: column.time('result', '公布'),
      guesses: column.number('guesses', '竞猜数'),
    },
    calendar_texts: {
      campaign: column.campaign('campaign', '活动'),
      brand: column.named('for', '适用于', { all: ['all brands', '全部品牌'] }),
      revision: column.number('revision', '版本'),
      state: column.state('state', '状态', { scheduled: ['scheduled', '已排期'], begun: ['begun', '已开始'] }),
      from: column.time('from', '从'),
      to: nullable(column.time('until', '到')),
      headline: nullable(column.text('headline', '主标题')),
    },
    stock: {
      campaign: nullable(column.campaign('campaign', '活动')),
      item: column.id('item', '奖品代码'),
      round: nullable(column.named('round', '场次', { each: ['each', '每场'] })),
      total: column.number('total', '总数'),
      given: nullable(column.number('given', '已发出')),
      left: nullable(column.number('left', '剩余')),
      name: column.text('name', '名称'),
    },
  },
  operations: {
    campaigns: { title: '活动列表', summary: '列出全部活动的状态、起止时间和手动设置' },
    calendar: {
      title: '活动日程',
      summary: '列出两个日期之间的竞猜场次和已发布的文案，默认上周起八周',
      options: { from: '开始日期，如 2026-12-01，北京时间', to: '结束日期，最多 200 天' },
    },
    open: { title: '开启活动', summary: '不论起止时间，立即开启活动', operands: CAMPAIGN_ZH, options: STOP_REASON_ZH },
    'follow-dates': {
      title: '恢复按时间',
      summary: '让活动重新按起止时间开始和结束',
      operands: CAMPAIGN_ZH,
      options: STOP_REASON_ZH,
    },
    close: {
      title: '结束活动',
      summary: '按规则约定的通知期结束活动；未确认时只显示效果',
      operands: CAMPAIGN_ZH,
      options: {
        at: '其他结束时间：now（立即）、2026-12-01（当日结束时）或 2026-12-01T20:00，北京时间',
        reason: `${REASON_ZH.reason}；通知期短于规则约定时必填`,
        confirm: '所显示的结束时间，照原样填写',
      },
    },
    dates: {
      title: '调整起止时间',
      summary: '调整活动的开始或结束时间；default 恢复原定时间',
      operands: CAMPAIGN_ZH,
      options: {
        begins: '开始时间，如 2026-12-01 或 2026-12-01T20:00，北京时间',
        ends: '结束时间，写法同上；日期含当日',
        ...STOP_REASON_ZH,
      },
    },
    budgets: { title: '预算列表', summary: '列出各活动及总预算，含已用和剩余' },
    'set-budget': {
      title: '设置预算',
      summary: '设置活动或全部活动（all）的预算，单位美元，含已用的；none 取消预算',
      operands: { campaign: '活动，或 all', dollars: '预算（美元），或 none' },
    },
    exposure: {
      title: '单客最高成本',
      summary: '计算一位客户从全部进行中的活动最多可得多少',
      options: {
        deposit: '单笔入金（美元），默认 8000',
        lots: '交易手数，默认为阶梯所需手数',
        at: '计算时点，北京时间的日期或时刻，默认现在',
      },
    },
    stock: {
      title: '库存列表',
      summary: '列出活动的限量奖品：总数、已发出和剩余；all 列出全部活动的，按月的只列本月，红包场次不列',
      operands: { campaign: '活动，或 all' },
    },
    'set-stock': {
      title: '设置库存',
      summary: '设置奖品总数，含已发出',
      operands: { campaign: '活动', item: '奖品', total: '总数' },
      options: { round: '红包场次，如 2026-12-01T20:00；按月奖品填月份，如 2026-12' },
    },
  },
});

export const { say, table, operations } = words;

function limitText(limit: number | null): string {
  return limit === null ? 'no limit' : usdText(limit);
}

function limitZh(limit: number | null): string {
  return limit === null ? '不设预算' : usdText(limit);
}

function dateText(date: string | null, none: string): string {
  return date ? timeText(date) : none;
}

/** Dollars to the cent. */
function leftOf(limit: number, spent: number): number {
  return (Math.round(limit * 100) - Math.round(spent * 100)) / 100;
}

function recurringText(worth: Recurring): string {
  switch (worth.per) {
    case 'points':
      return 'what points buy';
    case 'ladder':
      return `its ladder again each ${worth.again}`;
    case 'friends':
      return `$${worth.dollars} a month for friends`;
    case 'streak':
      return `$${worth.dollars} for ${worth.count} in a row`;
    case 'tier':
      return `$${worth.dollars} once for ${worth.count} of them`;
    default:
      return `$${worth.dollars} a ${worth.per}${worth.luck ? ' by luck' : ''}`;
  }
}

const PERIODS_ZH = { day: '每天', week: '每周', month: '每月', round: '每场', lot: '每手' };

function recurringZh(worth: Recurring): string {
  switch (worth.per) {
    case 'points':
      return '积分兑换';
    case 'ladder':
      return `${PERIODS_ZH[worth.again]}阶梯重新计算`;
    case 'friends':
      return `邀请每月 $${worth.dollars}`;
    case 'streak':
      return `连中 ${worth.count} 场 $${worth.dollars}`;
    case 'tier':
      return `邀满 ${worth.count} 人一次 $${worth.dollars}`;
    default:
      return `${PERIODS_ZH[worth.per]}${worth.luck ? '抽奖至多' : ''} $${worth.dollars}`;
  }
}
