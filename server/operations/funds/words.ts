import type { Sentence } from '../common/answer';
import type { AmountCell } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { amountsText, listText, timeText, usdText } from '../common/formats';
import { REASON_ZH } from '../common/words';

/** The records that can be reversed. */
const RECORDS = {
  deposit: ['deposit', '入金'],
  trade: ['trade', '交易'],
  opening: ['opening time', '开户时间'],
} as const;
type OneRecord = { record: keyof typeof RECORDS; reference: string };

function recordZh({ record, reference }: OneRecord): string {
  return record === 'opening' ? `账户 ${reference} 的开户时间` : `${RECORDS[record][1]} ${reference}`;
}

const UNSETTLED_ZH = { pending: '处理中', failed: '未成功', settled: '已到账' };

type Recorded = { added: number; known: number };
type Sum = { sum: readonly AmountCell[] };
type Draws = { campaign: string; kind: string; count: number; prizes: readonly number[] } & Sum;

/** What every import rejects. */
const IMPORT_ZH = '任一行有误则全部不导入';
const REVERSAL_ZH = { operands: { reference: '流水号' }, options: REASON_ZH };

export const words = defineWords({
  sentences: {
    must_be_instant: sentence(
      'must be a time with an offset, such as 2026-12-01T20:00:00+08:00, or a spreadsheet time in Beijing, such as 2026/12/1 20:00',
      '须为带时区的时间，如 2026-12-01T20:00:00+08:00，或北京时间的表格时间，如 2026/12/1 20:00',
    ),
    is_in_future: sentence('is in the future', '晚于当前时间'),
    must_be_symbol: sentence('must be a symbol such as XAUUSD', '须为品种代码，如 XAUUSD'),
    too_many_rows: sentence<{ most: number }>(
      ({ most }) => `A file may have at most ${most} rows: split it.`,
      ({ most }) => `每个文件最多 ${most} 行，请拆分。`,
    ),
    no_rows: sentence('The file has no rows below its first line.', '文件除首行外没有内容。'),
    repeated_value: sentence<{ column: string; value: string; line: number }>(
      ({ column, value, line }) => `the ${column} ${value} already appears in line ${line}.`,
      ({ column, value, line }) => `${column} ${value} 与第 ${line} 行重复。`,
    ),
    no_account_in_line: sentence<{ account: string }>(
      ({ account }) => `there is no account ${account}.`,
      ({ account }) => `没有账户 ${account}。`,
    ),
    recorded_otherwise: sentence<{ reference: string }>(
      ({ reference }) => `Reference ${reference} is already recorded with other values.`,
      ({ reference }) => `流水号 ${reference} 已有记录，内容不同。`,
    ),
    opened_after_closed: sentence('openedAt is after closedAt.', 'openedAt 晚于 closedAt。'),
    account_opened_here: sentence<{ account: string }>(
      ({ account }) => `The account ${account} was opened here, so its opening time is known.`,
      ({ account }) => `账户 ${account} 在本站开立，开户时间已知。`,
    ),
    other_opening_time: sentence<{ account: string }>(
      ({ account }) => `Another opening time of ${account} is already recorded.`,
      ({ account }) => `账户 ${account} 已有另一开户时间。`,
    ),
    deposits_recorded: sentence<Recorded & { sum: number }>(
      ({ added, sum, known }) => `Deposits recorded: ${added}, $${sum} in all. Known before: ${known}.`,
      ({ added, sum, known }) => `新录入金 ${added} 笔，共 ${usdText(sum)}；此前已有 ${known} 笔。`,
    ),
    openings_recorded: sentence<Recorded>(
      ({ added, known }) => `Opening times recorded: ${added}. Known before: ${known}.`,
      ({ added, known }) => `新录开户时间 ${added} 个；此前已有 ${known} 个。`,
    ),
    trades_recorded: sentence<Recorded & { lots: number }>(
      ({ added, lots, known }) => `Trades recorded: ${added}, ${lots} lots in all. Known before: ${known}.`,
      ({ added, lots, known }) => `新录交易 ${added} 笔，共 ${lots} 手；此前已有 ${known} 笔。`,
    ),
    opening_times_added: sentence<{ count: number }>(
      ({ count }) => `Opening times added: ${count}.`,
      ({ count }) => `补录开仓时间 ${count} 笔。`,
    ),
    trades_without_opening: sentence<{ count: number }>(
      ({ count }) => `Without an opening time, so not counted yet: ${count}.`,
      ({ count }) => `缺开仓时间、暂不计入 ${count} 笔。`,
    ),
    deposit_never_settled: sentence<{ reference: string; state: keyof typeof UNSETTLED_ZH }>(
      ({ reference, state }) => `The deposit ${reference} was never settled: it is ${state}. Nothing was changed.`,
      ({ reference, state }) => `入金 ${reference} 未到账（${UNSETTLED_ZH[state]}）。未作任何更改。`,
    ),
    no_record: sentence<OneRecord>(
      ({ record, reference }) => `There is no ${RECORDS[record][0]} ${reference}.`,
      ({ record, reference }) => `没有${recordZh({ record, reference })}。`,
    ),
    reversed_before: sentence<OneRecord>(
      ({ record, reference }) => `The ${RECORDS[record][0]} ${reference} was reversed before. Nothing was changed.`,
      ({ record, reference }) => `此前已撤销${recordZh({ record, reference })}。未作任何更改。`,
    ),
    the_deposit: sentence<{ reference: string; amount: number }>(
      ({ reference, amount }) => `the deposit ${reference} of $${amount}`,
      ({ reference, amount }) => `入金 ${reference}（${usdText(amount)}）`,
    ),
    the_trade: sentence<{ reference: string; lots: number; symbol: string }>(
      ({ reference, lots, symbol }) => `the trade ${reference} of ${lots} lots ${symbol}`,
      ({ reference, lots, symbol }) => `交易 ${reference}（${symbol} ${lots} 手）`,
    ),
    the_opening_time: sentence<{ at: string }>(
      ({ at }) => `the opening time ${at}`,
      ({ at }) => `开户时间 ${timeText(at)}`,
    ),
    reversed_for: sentence<{ account: string; record: Sentence }>(
      ({ account, record }, text) => `Reversed for ${account}: ${text(record)}.`,
      ({ account, record }, text) => `撤销账户 ${account} 的${text(record)}。`,
    ),
    no_reward_taken_back: sentence('No reward is taken back.', '不收回奖励。'),
    rewards_taken_back: sentence<{ ids: readonly number[] } & Sum>(
      ({ ids, sum }) => `Taken back: reward ${listText(ids, 'en')}, ${amountsText(sum, 'en')}.`,
      ({ ids, sum }) => `收回奖励 ${listText(ids, 'zh')}，共 ${amountsText(sum, 'zh')}。`,
    ),
    rewards_given_instead: sentence<Sum>(
      ({ sum }) => `Given instead: ${amountsText(sum, 'en')}.`,
      ({ sum }) => `改发 ${amountsText(sum, 'zh')}。`,
    ),
    unearned_draws: sentence<Draws>(
      ({ campaign, kind, count, prizes, sum }) =>
        `Unearned draws in ${campaign} (${kind}): ${count}, deducted from the next earned credits${prizes.length === 0 ? '' : `; their prizes stay (reward ${listText(prizes, 'en')}, ${amountsText(sum, 'en')})`}.`,
      ({ campaign, kind, count, prizes, sum }) =>
        `活动“${campaign}”（${kind}）有 ${count} 次抽取不再符合条件，从之后获得的次数中扣除${prizes.length === 0 ? '' : `，所得奖励保留（奖励 ${listText(prizes, 'zh')}，共 ${amountsText(sum, 'zh')}）`}。`,
    ),
    rewards_to_check: sentence<{ ids: readonly number[] }>(
      ({ ids }) => `Check reward ${listText(ids, 'en')}: the server cannot determine whether it was earned.`,
      ({ ids }) => `请核对奖励 ${listText(ids, 'zh')}：系统无法判断是否符合条件。`,
    ),
  },
  tables: {},
  operations: {
    'import-deposits': {
      title: '导入入金',
      summary: `导入已到账的入金，每个流水号一次；${IMPORT_ZH}`,
      operands: { file: 'CSV 文件，各列：account、reference、amount（美元）、settledAt' },
    },
    'import-trades': {
      title: '导入交易',
      summary: `导入已平仓的交易，每个流水号一次，缺开仓时间的补录后方计入；${IMPORT_ZH}`,
      operands: { file: 'CSV 文件，各列：account、reference、symbol、lots（标准手）、closedAt、openedAt' },
    },
    'import-openings': {
      title: '导入开户时间',
      summary: `导入在交易后台开立的账户的开户时间；${IMPORT_ZH}`,
      operands: { file: 'CSV 文件，各列：account、openedAt' },
    },
    'reverse-deposit': { title: '撤销入金', summary: '撤销误录的入金，并收回由此获得的奖励', ...REVERSAL_ZH },
    'reverse-trade': { title: '撤销交易', summary: '撤销误录的交易，并收回由此获得的奖励', ...REVERSAL_ZH },
    'reverse-opening': {
      title: '撤销开户时间',
      summary: '撤销误录的开户时间，并收回新客奖励',
      operands: { account: '账户' },
      options: REASON_ZH,
    },
  },
});

export const { say, operations } = words;
