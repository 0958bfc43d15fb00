import { defineWords } from '../common/define-words';

/** The records that can be reversed. */
const RECORDS = {
  deposit: '入金',
  trade: '交易',
  opening: '开户时间',
} as const;
type OneRecord = { record: keyof typeof RECORDS; reference: string };

function recordText({ record, reference }: OneRecord): string {
  return record === 'opening' ? `账户 ${reference} 的开户时间` : `${RECORDS[record]} ${reference}`;
}

const UNSETTLED = { pending: '处理中', failed: '未成功', settled: '已到账' };

export const words = defineWords({
  slots: { unsettled: UNSETTLED },
  sentences: {
    must_be_instant: '须为带时区的时间，如 2026-12-01T20:00:00+08:00，或北京时间的表格时间，如 2026/12/1 20:00',
    is_in_future: '晚于当前时间',
    must_be_symbol: '须为品种代码，如 XAUUSD',
    too_many_rows: '每个文件最多 {most:number} 行，请拆分。',
    no_rows: '文件除首行外没有内容。',
    repeated_value: '{column} {value} 与第 {line:number} 行重复。',
    no_account_in_line: '没有账户 {account}。',
    recorded_otherwise: '流水号 {reference} 已有记录，内容不同。',
    opened_after_closed: 'openedAt 晚于 closedAt。',
    account_opened_here: '账户 {account} 在本站开立，开户时间已知。',
    other_opening_time: '账户 {account} 已有另一开户时间。',
    deposits_recorded: '新录入金 {added:number} 笔，共 {sum:usd}；此前已有 {known:number} 笔。',
    openings_recorded: '新录开户时间 {added:number} 个；此前已有 {known:number} 个。',
    trades_recorded: '新录交易 {added:number} 笔，共 {lots:number} 手；此前已有 {known:number} 笔。',
    opening_times_added: '补录开仓时间 {count:number} 笔。',
    trades_without_opening: '缺开仓时间、暂不计入 {count:number} 笔。',
    deposit_never_settled: '入金 {reference} 未到账（{state:unsettled}）。未作任何更改。',
    no_record: (record: OneRecord) => `没有${recordText(record)}。`,
    reversed_before: (record: OneRecord) => `此前已撤销${recordText(record)}。未作任何更改。`,
    the_deposit: '入金 {reference}（{amount:usd}）',
    the_trade: '交易 {reference}（{symbol} {lots:number} 手）',
    the_opening_time: '开户时间 {at:time}',
    reversed_for: '撤销账户 {account} 的{record:sentence}。',
    no_reward_taken_back: '不收回奖励。',
    rewards_taken_back: '收回奖励 {ids:list}，共 {sum:amounts}。',
    rewards_given_instead: '改发 {sum:amounts}。',
    unearned_draws:
      '活动“{campaign}”（{kind}）有 {count:number} 次抽取不再符合条件，从之后获得的次数中扣除[，所得奖励保留（奖励 {prizes:list}，共 {sum:amounts}）]。',
    rewards_to_check: '请核对奖励 {ids:list}：系统无法判断是否符合条件。',
  },
  tables: {},
});

export const { say } = words;
