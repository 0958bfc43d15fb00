import { REWARD_CHANGES_ZH, REWARD_STATES_ZH } from '@/lib/activities/reward-state-words';
import { type AmountCell, column, nullable, type Word } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { amountsText, amountText, listText, timeText } from '../common/formats';
import { PAGING_ZH, REASON_ZH } from '../common/words';

/** The states of rewards, also as their accounts see them. */
export const REWARD_STATE_WORDS = inBoth(REWARD_STATES_ZH);

/** The kinds of activities, and rewards given by hand. */
export const KIND_WORDS = {
  cashback: ['cashback', '返现'],
  coupon: ['coupon', '券'],
  invite: ['invite', '邀请'],
  points: ['points', '积分'],
  predict: ['predict', '竞猜'],
  quiz: ['quiz', '答题'],
  redpacket: ['redpacket', '红包'],
  signin: ['signin', '签到'],
  tasks: ['tasks', '任务'],
  tiers: ['tiers', '阶梯'],
  treasure: ['treasure', '宝箱'],
  wheel: ['wheel', '转盘'],
  hand: ['hand', '人工'],
} as const;

const VERIFIED_WORDS = { yes: ['yes', '已实名'], no: ['no', '未实名'] } as const;

/** What operators did with rewards. */
const ENTRY_WORDS = inBoth(REWARD_CHANGES_ZH);

/** What an operation made of rewards; a reversed one is void. */
const RESULTS = { given: '已放行', paid: REWARD_STATES_ZH.paid, void: REWARD_STATES_ZH.void, reversed: '已追回' };

/** Words in both languages of codes that are English. */
function inBoth<Code extends string>(words: Readonly<Record<Code, string>>): Readonly<Record<Code, Word>> {
  const entries = Object.entries<string>(words).map(([code, zh]): [string, Word] => [code, [code, zh]]);
  return Object.fromEntries(entries) as Record<Code, Word>;
}

type Ids = { ids: readonly number[] };
type Coupon = { coupon: string; account: string };
const rewardList = ({ ids }: Ids) => `Reward ${listText(ids, 'en')}`;
const rewardListZh = ({ ids }: Ids) => `奖励 ${listText(ids, 'zh')}`;
const couponName = ({ coupon, account }: Coupon) => `The coupon "${coupon}" of ${account}`;
const couponNameZh = ({ coupon, account }: Coupon) => `账户 ${account} 的券“${coupon}”`;

/** Options that filter rewards. */
const FILTERS_ZH = {
  account: '只看此账户',
  campaign: '只看此活动',
  kind: '只看此玩法',
  state: '只看此状态：held 审核中、given 待发放、paid 已到账、void 已作废',
  brand: '只看在此品牌开立的账户，如 bfzh',
  from: '发放时间起，北京时间的日期或时刻',
  to: '发放时间止，日期含当日',
};

const IDS_ZH = { id: '奖励编号' };

export const words = defineWords({
  sentences: {
    must_be_reward: sentence('must be the id of a reward', '须为奖励编号'),
    name_a_reward: sentence('name at least one reward by its id', '请至少填写一个奖励编号'),
    no_reward: sentence<Ids>(
      ({ ids }) => `There is no reward ${listText(ids, 'en')}. Nothing was changed.`,
      ({ ids }) => `没有编号为 ${listText(ids, 'zh')} 的奖励。未作任何更改。`,
    ),
    rewards_changed: outcome<{ count: number; state: keyof typeof RESULTS }>(
      ({ count, state }) => `${count === 1 ? '1 reward is' : `${count} rewards are`} ${state} now.`,
      ({ count, state }) => `${count} 笔奖励${RESULTS[state]}。`,
    ),
    rewards_had_state: sentence<{ count: number }>(
      ({ count }) => `${count} of them already had this state.`,
      ({ count }) => `其中 ${count} 笔此前已是此状态。`,
    ),
    points_owed: sentence<{ points: number }>(
      ({ points }) =>
        `${points} of the points taken back were already spent: the account owes them, and the next points pay them first.`,
      ({ points }) => `收回的积分中有 ${points} 分已用掉，记为账户欠分，由之后的积分抵扣。`,
    ),
    to_recover: sentence<{ sum: readonly AmountCell[] }>(
      ({ sum }) => `To recover from visitors: ${amountsText(sum, 'en')}.`,
      ({ sum }) => `须向客户追讨 ${amountsText(sum, 'zh')}。`,
    ),
    reward_is_void: sentence<Ids>(
      (params) => `${rewardList(params)} was taken back. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 已作废。未作任何更改。`,
    ),
    reward_is_pending: sentence<Ids>(
      (params) => `${rewardList(params)} is pending: release it first. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 审核中，请先放行。未作任何更改。`,
    ),
    reward_is_coupon: sentence<Ids>(
      (params) => `${rewardList(params)} is a coupon: mark it with use-coupon.`,
      (params) => `${rewardListZh(params)} 是券，请改用“核销券”。`,
    ),
    reward_unverified: sentence<Ids>(
      (params) => `${rewardList(params)} belongs to an account that is not verified. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 所属账户未实名认证。未作任何更改。`,
    ),
    reward_has_left: sentence<Ids>(
      (params) => `${rewardList(params)} was already paid or used: take it back with reverse. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 已到账或已使用，请改用“追回奖励”。未作任何更改。`,
    ),
    reward_not_paid: sentence<Ids>(
      (params) => `${rewardList(params)} was not paid: take it back with void. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 未曾到账，请改用“作废奖励”。未作任何更改。`,
    ),
    reward_void_before_paid: sentence<Ids>(
      (params) => `${rewardList(params)} was taken back before it was paid. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 在到账前已作废。未作任何更改。`,
    ),
    reward_not_void: sentence<Ids>(
      (params) => `${rewardList(params)} was not taken back. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 未作废。未作任何更改。`,
    ),
    reward_not_collected: sentence<Ids>(
      (params) =>
        `${rewardList(params)} cannot be collected again, because it was drawn or entered for: give it by hand. Nothing was changed.`,
      (params) => `${rewardListZh(params)} 由抽取或参与获得，不能再次领取，请手动发放。未作任何更改。`,
    ),
    rewards_already_open: sentence('Visitors can already collect them again.', '这些奖励已可再次领取。'),
    rewards_reopened: sentence<Ids>(
      ({ ids }) => `Visitors can collect reward ${listText(ids, 'en')} again.`,
      (params) => `${rewardListZh(params)} 可再次领取。`,
    ),
    reward_not_pending: sentence<{ id: number; state: keyof typeof REWARD_STATE_WORDS }>(
      ({ id, state }) => `Reward ${id} is ${state}, not held. Nothing was changed.`,
      ({ id, state }) => `奖励 ${id} ${REWARD_STATE_WORDS[state][1]}，不在审核中。未作任何更改。`,
    ),
    reward_never_pending: sentence<{ id: number }>(
      ({ id }) => `Reward ${id} was never pending. Nothing was changed.`,
      ({ id }) => `奖励 ${id} 从未在审核中。未作任何更改。`,
    ),
    no_room_in_budget: sentence<{ id: number; campaign: string }>(
      ({ id, campaign }) =>
        `No budget has room for reward ${id}: raise the one of "${campaign}" or of all with set-budget. Nothing was released.`,
      ({ id, campaign }) => `预算不足，无法放行奖励 ${id}：请提高活动“${campaign}”或总预算。未放行任何奖励。`,
    ),
    no_pending_reward: sentence('No reward is pending.', '没有审核中的奖励。'),
    no_rewards: sentence<{ account: string }>(
      ({ account }) => `${account} has no rewards.`,
      ({ account }) => `账户 ${account} 没有奖励。`,
    ),
    no_reward_found: sentence('No reward matches.', '没有符合条件的奖励。'),
    no_reward_change: sentence('No operator has changed it.', '没有操作员处理过。'),
    filter_needed: sentence(
      'Set a campaign, kind, brand, time or account.',
      '请至少选定活动、玩法、品牌、时间或账户。',
    ),
    pending_not_payable: sentence(
      'Pending rewards cannot be paid: release them first.',
      '审核中的奖励不能支付，请先放行。',
    ),
    no_reward_to_pay: sentence('No matching reward is waiting for payment.', '没有符合条件的待发放奖励。'),
    not_paid_yet: sentence('Nothing is paid yet. Add --yes to pay them.', '尚未支付。加 --yes 即支付。'),
    all_paid: sentence<{ count: number }>(
      ({ count }) => `${count} rewards are paid now.`,
      ({ count }) => `${count} 笔奖励已到账。`,
    ),
    unverified_left_out: sentence<{ rewards: number; accounts: number; sum: readonly AmountCell[] }>(
      ({ rewards, accounts, sum }) =>
        `Left out: ${rewards} ${rewards === 1 ? 'reward' : 'rewards'} of ${accounts} ${accounts === 1 ? 'account that is' : 'accounts that are'} not verified, ${amountsText(sum, 'en')}.`,
      ({ rewards, accounts, sum }) =>
        `未计入：${accounts} 个未实名认证账户的 ${rewards} 笔奖励，共 ${amountsText(sum, 'zh')}。`,
    ),
    all_paused: sentence<{ since: string; reason: string }>(
      ({ since, reason }) => `All activities are paused since ${timeText(since)}: ${reason}`,
      ({ since, reason }) => `全部玩法自 ${timeText(since)} 起暂停，原因：${reason}`,
    ),
    paused_now: outcome('All activities are paused now; `resume` continues them.', '全部玩法已暂停。'),
    not_paused: sentence('The activities are not paused.', '玩法未暂停。'),
    resumed: outcome('The activities are running again.', '全部玩法已恢复。'),
    must_be_reference: sentence(
      'may contain only letters, digits, _ and -, at most 60',
      '只能含字母、数字、_ 和 -，最多 60 个',
    ),
    must_be_whole_pieces: sentence('must be a whole number of points or gifts', '积分和礼品须为整数'),
    must_be_gift_cost: sentence(
      'must be the cost of one piece of a gift, in US dollars; other units have none',
      '礼品须填单件成本（美元），其他单位不填',
    ),
    reference_used: sentence<{ reference: string; id: number }>(
      ({ reference, id }) => `Reference ${reference} was already used for another reward: ${id}.`,
      ({ reference, id }) => `凭证号 ${reference} 已用于另一笔奖励 ${id}。`,
    ),
    already_given: sentence<{ id: number }>(
      ({ id }) => `Already given as reward ${id}.`,
      ({ id }) => `此前已发放，奖励编号 ${id}。`,
    ),
    reward_given: sentence<{ account: string; id: number; prize: AmountCell }>(
      ({ account, id, prize }) => `${account} is given ${amountText(prize, 'en')} as reward ${id}.`,
      ({ account, id, prize }) => `已向账户 ${account} 发放 ${amountText(prize, 'zh')}，奖励编号 ${id}。`,
    ),
    gives_reward: sentence<{ account: string; prize: AmountCell }>(
      ({ account, prize }) => `${account} is given ${amountText(prize, 'en')}.`,
      ({ account, prize }) => `向账户 ${account} 发放 ${amountText(prize, 'zh')}。`,
    ),
    given_is_pending: sentence(
      'No budget has room, so it is pending: run `release` once there is room.',
      '预算不足，此奖励在审核中，预算充足后请放行。',
    ),
    coupon_not_yet_valid: sentence<Coupon & { from: string }>(
      (params) => `${couponName(params)} is only valid from ${timeText(params.from)}.`,
      (params) => `${couponNameZh(params)}自 ${timeText(params.from)} 起有效。`,
    ),
    coupon_expired: sentence<Coupon & { at: string }>(
      (params) => `${couponName(params)} expired at ${timeText(params.at)}.`,
      (params) => `${couponNameZh(params)}已于 ${timeText(params.at)} 过期。`,
    ),
    asked_in_future: sentence<{ at: string }>(
      ({ at }) => `${timeText(at)} is in the future: --asked must be when the visitor asked.`,
      ({ at }) => `${timeText(at)} 尚未到：请填客户提出使用的时间。`,
    ),
    coupon_unverified: sentence<{ account: string }>(
      ({ account }) => `${account} is not verified and cannot use the coupon yet.`,
      ({ account }) => `账户 ${account} 未实名认证，暂不能使用券。`,
    ),
    coupon_used: outcome<Coupon>(
      (params) => `${couponName(params)} is used now.`,
      (params) => `${couponNameZh(params)}已核销。`,
    ),
    coupon_compensates: outcome<Coupon & { trade: string; dollars: number }>(
      (params) => `${couponName(params)} is used now: pay ${params.dollars} US dollars for trade ${params.trade}.`,
      (params) => `${couponNameZh(params)}已核销：交易 ${params.trade} 应赔付 ${params.dollars} 美元。`,
    ),
    coupon_was_used: sentence<Coupon & { at: string }>(
      (params) => `${couponName(params)} was already used, at ${timeText(params.at)}.`,
      (params) => `${couponNameZh(params)}已于 ${timeText(params.at)} 核销。`,
    ),
    coupon_has_compensated: sentence<Coupon & { at: string; dollars: number; trade: string }>(
      (params) =>
        `${couponName(params)} was already used, at ${timeText(params.at)}, and compensated ${params.dollars} US dollars, loss of trade ${params.trade}.`,
      (params) =>
        `${couponNameZh(params)}已于 ${timeText(params.at)} 核销，赔付交易 ${params.trade} 的亏损 ${params.dollars} 美元。`,
    ),
    no_coupon: sentence<{ campaign: string; coupon: string; known: readonly string[] }>(
      ({ campaign, coupon, known }) => `"${campaign}" has no coupon "${coupon}". It has: ${listText(known, 'en')}.`,
      ({ campaign, coupon, known }) => `活动“${campaign}”没有券“${coupon}”，现有：${listText(known, 'zh')}。`,
    ),
    coupon_not_claimed: sentence<Coupon>(
      ({ coupon, account }) => `${account} has not claimed the coupon "${coupon}".`,
      ({ coupon, account }) => `账户 ${account} 未领取券“${coupon}”。`,
    ),
    coupon_is_void: sentence<Coupon>(
      (params) => `${couponName(params)} was taken back.`,
      (params) => `${couponNameZh(params)}已作废。`,
    ),
    coupon_is_pending: sentence<Coupon>(
      (params) => `${couponName(params)} is pending: release it first.`,
      (params) => `${couponNameZh(params)}在审核中，请先放行。`,
    ),
    coupon_without_loss: sentence<{ coupon: string }>(
      ({ coupon }) => `The coupon "${coupon}" does not compensate a loss: remove --trade and --loss.`,
      ({ coupon }) => `券“${coupon}”不赔付亏损，请勿填写交易和亏损。`,
    ),
    coupon_needs_loss: sentence<{ coupon: string }>(
      ({ coupon }) => `The coupon "${coupon}" compensates a loss: set --trade and --loss.`,
      ({ coupon }) => `券“${coupon}”赔付亏损，请填写交易和亏损。`,
    ),
    no_trade: sentence<{ account: string; trade: string }>(
      ({ account, trade }) => `${account} has no trade ${trade}: import it first.`,
      ({ account, trade }) => `账户 ${account} 没有交易 ${trade}，请先导入。`,
    ),
    trade_of_other_symbol: sentence<{ trade: string; symbol: string; symbols: readonly string[] }>(
      ({ trade, symbol, symbols }) =>
        `Trade ${trade} is of ${symbol}, but the coupon is for ${listText(symbols, 'en')}.`,
      ({ trade, symbol, symbols }) => `交易 ${trade} 的品种是 ${symbol}，此券限 ${listText(symbols, 'zh')}。`,
    ),
    trade_without_opening: sentence<{ trade: string }>(
      ({ trade }) => `Trade ${trade} has no opening time: import it first.`,
      ({ trade }) => `交易 ${trade} 没有开仓时间，请先导入。`,
    ),
    trade_outside_term: sentence<{ trade: string }>(
      ({ trade }) => `Trade ${trade} was not opened and closed within the coupon's term.`,
      ({ trade }) => `交易 ${trade} 的开仓或平仓不在券的有效期内。`,
    ),
    trade_too_short: sentence<{ trade: string; minutes: number }>(
      ({ trade, minutes }) => `Trade ${trade} was open for less than ${minutes} minutes.`,
      ({ trade, minutes }) => `交易 ${trade} 持仓不足 ${minutes} 分钟。`,
    ),
    trade_compensated: sentence<{ trade: string; id: number }>(
      ({ trade, id }) => `Trade ${trade} was already compensated, by the coupon with reward id ${id}.`,
      ({ trade, id }) => `交易 ${trade} 已由奖励编号 ${id} 的券赔付。`,
    ),
    earlier_trades: sentence<{ trades: readonly string[] }>(
      ({ trades }) =>
        `The coupon is for the first loss of its term. Closed earlier: ${listText(trades, 'en')}. Add --earlier-gained if none of them lost money.`,
      ({ trades }) =>
        `此券只赔付有效期内的首笔亏损。更早平仓的有：${listText(trades, 'zh')}。如均无亏损，请勾选“此前无亏损”。`,
    ),
  },
  tables: {
    rewards: {
      id: column.serial('id', '编号'),
      state: column.state('state', '状态', REWARD_STATE_WORDS),
      amount: column.amount('amount', '金额'),
      campaign: column.campaign('campaign', '活动'),
      for: column.id('for', '来源'),
      given: column.time('given', '发放时间'),
      label: column.text('label', '名称'),
    },
    found_rewards: {
      id: column.serial('id', '编号'),
      state: column.state('state', '状态', REWARD_STATE_WORDS),
      shown: column.state('shown as', '客户所见', REWARD_STATE_WORDS),
      amount: column.amount('amount', '金额'),
      account: column.account('account', '账户'),
      brand: nullable(column.brand('brand', '品牌')),
      verified: column.state('verified', '实名', VERIFIED_WORDS),
      campaign: column.campaign('campaign', '活动'),
      kind: column.state('kind', '玩法', KIND_WORDS),
      source: column.id('source', '来源'),
      label: column.text('label', '名称'),
      given: column.time('given', '发放时间'),
      changed: column.time('changed', '变更时间'),
    },
    reward_sums: {
      state: nullable(column.state('state', '状态', REWARD_STATE_WORDS)),
      rewards: column.number('rewards', '笔数'),
      accounts: column.number('accounts', '账户数'),
      sum: column.amounts('sum', '合计'),
    },
    reward_changes: {
      id: column.serial('id', '编号'),
      at: column.time('time', '时间'),
      entry: column.state('act', '操作', ENTRY_WORDS),
      amount: nullable(column.amount('amount', '金额')),
      operator: column.operator('operator', '操作员'),
      reason: nullable(column.text('reason', '原因')),
    },
    pending_rewards: {
      id: column.serial('id', '编号'),
      account: column.account('account', '账户'),
      amount: column.amount('amount', '金额'),
      campaign: column.campaign('campaign', '活动'),
      for: column.id('for', '来源'),
      since: column.time('since', '领取时间'),
      label: column.text('label', '名称'),
    },
    changed_rewards: {
      id: nullable(column.serial('id', '编号')),
      account: nullable(column.account('account', '账户')),
      sum: column.amounts('amount', '金额'),
      campaign: nullable(column.campaign('campaign', '活动')),
      label: nullable(column.text('label', '名称')),
    },
    rewards_to_pay: {
      group: nullable(column.id('campaign and kind', '活动与玩法')),
      rewards: column.number('rewards', '笔数'),
      accounts: column.number('accounts', '账户数'),
      sum: column.amounts('sum', '合计'),
    },
  },
  operations: {
    'find-rewards': {
      title: '奖励台账',
      summary: '列出符合条件的全部奖励，新的在前，并给出合计',
      options: {
        ...FILTERS_ZH,
        sort: '排序：id 编号、given 发放时间、changed 变更时间、amount 金额',
        order: '顺序：asc 升序、desc 降序',
        ...PAGING_ZH,
      },
    },
    'reward-history': {
      title: '奖励处理记录',
      summary: '列出操作员对奖励的处理：支付、收回、手动发放及原因，旧的在前',
      operands: IDS_ZH,
    },
    rewards: { title: '客户奖励', summary: '列出账户的奖励，新的在前', operands: { account: '账户' } },
    held: {
      title: '审核中的奖励',
      summary: '列出因预算不足而在审核中的奖励，旧的在前',
      options: { campaign: '只看此活动' },
    },
    release: {
      title: '放行奖励',
      summary: '放行审核中的奖励，之后待发放；预算须足够，要么全部放行，要么都不放行',
      operands: IDS_ZH,
    },
    refuse: {
      title: '拒发奖励',
      summary: '永久拒发审核中的奖励，全部或都不；退还兑换所用积分',
      operands: IDS_ZH,
      options: REASON_ZH,
    },
    pay: { title: '支付奖励', summary: '已付给客户的奖励，记为已到账；账户须已实名认证，全部或都不', operands: IDS_ZH },
    'pay-all': {
      title: '批量支付',
      summary: '把符合条件的待发放奖励记为已到账，只含已实名认证账户；未确认时只显示合计',
      options: FILTERS_ZH,
      flags: { yes: '确认支付' },
    },
    void: {
      title: '作废奖励',
      summary: '收回待发放的奖励，全部或都不；扣回积分，兑换则退还积分和库存',
      operands: IDS_ZH,
      options: REASON_ZH,
    },
    reverse: {
      title: '追回奖励',
      summary: '客户退款后，收回已到账或已使用的奖励，全部或都不',
      operands: IDS_ZH,
      options: REASON_ZH,
    },
    reopen: {
      title: '重新开放领取',
      summary: '让客户可再次领取已作废的任务、阶梯、返现和邀请奖励',
      operands: IDS_ZH,
      options: REASON_ZH,
    },
    give: {
      title: '手动发放',
      summary: '手动向账户发放奖励，每个凭证号一次；单位：usd 美元、usdt、points 积分、gift 礼品',
      operands: { campaign: '活动', account: '账户', reference: '凭证号', amount: '数量', unit: '单位' },
      options: { ...REASON_ZH, label: '客户看到的名称，默认“活动补发”', value: '礼品单件成本（美元），礼品必填' },
    },
    'use-coupon': {
      title: '核销券',
      summary: '在有效期内核销客户的券，并算出交易亏损的赔付额',
      operands: { campaign: '活动', coupon: '券', account: '账户' },
      options: {
        trade: '亏损交易的编号（须已导入），仅限赔付亏损的券',
        loss: '亏损金额（美元）',
        asked: '券已过期时，客户提出使用的时间，如 2026-12-01T20:00，北京时间',
      },
      flags: { 'earlier-gained': '此前无亏损，仅限首亏券' },
    },
    export: {
      title: '导出奖励',
      summary: '导出奖励为 CSV（北京时间），含各状态、各单位合计和账户是否实名认证',
      options: FILTERS_ZH,
    },
    'stop-all': {
      title: '暂停全部玩法',
      summary: '立即暂停所有页面的全部玩法，仍可开户',
      options: REASON_ZH,
    },
    resume: { title: '恢复全部玩法', summary: '暂停后恢复全部玩法', options: REASON_ZH },
  },
});

export const { say, table, operations } = words;
