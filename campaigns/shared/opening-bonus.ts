import type { ActivityOf } from '@/lib/activities/schema';
import type { CampaignInput, Rule } from '@/lib/campaign/schema';
import { OPEN_ENDED, rulesOf } from './rules';

/** The three rewards of an account opening in US dollars; `lots` are closed standard lots. */
interface OpeningBonus {
  /** When the campaign ran for the first time, in words. */
  firstRun: string;
  /** What the three parts are called. */
  labels: readonly [verified: string, deposited: string, traded: string];
  verified: { amount: number };
  deposited: { amount: number; from: number };
  traded: { amount: number; lots: number };
  /** A reward becomes withdrawable after so many closed lots within so many days. */
  conversion: { lots: number; days: number };
  /** More rules of who may take part. */
  who?: string[];
}

const PAID = '领取后 {payDays} 个工作日内';
const VALID = '{bonus.days} 天';

/** The tasks, table of rewards and rules of an account opening. */
export function openingBonus({ firstRun, labels, verified, deposited, traded, conversion, who = [] }: OpeningBonus): {
  activities: [ActivityOf<'tasks'>];
  bonus: NonNullable<CampaignInput['bonus']>;
  rewards: NonNullable<CampaignInput['rewards']>;
  rules: Rule[];
} {
  const [first, second, third] = labels;
  const tasks = {
    verified: '注册真实账户并通过实名认证',
    deposited: '首次入金单笔满 {tasks.deposit.from}',
    traded: '累计平仓满 {tasks.trade.from} 手',
  };
  return {
    activities: [openingTasks({ labels, verified, deposited, traded })],
    bonus: conversion,
    rewards: {
      title: '{tasks.count|count}份礼，条件写在明处',
      items: [
        { label: first, task: tasks.verified, of: 'verify', paid: PAID, valid: VALID },
        { label: second, task: tasks.deposited, of: 'deposit', paid: PAID, valid: VALID },
        { label: third, task: tasks.traded, of: 'trade', paid: PAID, valid: VALID },
      ],
      note: '赠金可作保证金使用，交易盈亏归账户所有。每份到账起 {bonus.days} 天内平仓满 {bonus.lots} 手，该份转为可出金余额。',
    },
    rules: rulesOf({
      time: [firstRun, ...OPEN_ENDED],
      who: [
        '首次在{brand}开立真实账户、年满 {age} 周岁的个人客户；同一手机号、身份证件或银行卡仅可参加一次。',
        ...who,
        '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
      ],
      what: [
        `${first}：${tasks.verified}，获赠 {tasks.verify.amount}。`,
        `${second}：${tasks.deposited} 或等值货币，获赠 {tasks.deposit.amount}。`,
        `${third}：${tasks.traded}，所有品种合并计算，获赠 {tasks.trade.amount}。`,
        '{tasks.count|count}份分别计算、各领一次，合计 {tasks.amount.sum}；只完成其中一项，也可以领到那一份。',
      ],
      rewards: [
        '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        '自每份赠金存入之日起 {bonus.days} 天内累计平仓满 {bonus.lots} 手，该份赠金转为可出金余额。',
        '在此之前申请出金的，尚未转换的赠金随出金扣除；用赠金交易所得的盈利不受影响。',
      ],
      claim: [
        '达成后登录本页，在对应的任务上点击“领取”，系统按账户的真实认证、入金与平仓记录核对。',
        '领取后 {payDays} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号，客服将在 {answerDays} 个工作日内核实答复。',
      ],
      valid: ['每份赠金自存入之日起 {bonus.days} 天内有效，到期未转换的部分自动收回，不影响账户内的自有资金。'],
    }),
  };
}

/** Three tasks in any order, each collected separately. */
export function openingTasks({
  labels: [first, second, third],
  verified,
  deposited,
  traded,
}: Pick<OpeningBonus, 'labels' | 'verified' | 'deposited' | 'traded'>): ActivityOf<'tasks'> {
  const prize = (label: string, amount: number) => ({ label, amount, unit: 'usd' as const });
  return {
    kind: 'tasks',
    title: '{count|count}份礼，做完一项领一份',
    order: 'any',
    tasks: [
      {
        id: 'verify',
        title: first,
        text: '注册真实账户并通过实名认证。',
        condition: { type: 'verified' },
        prize: prize(first, verified.amount),
      },
      {
        id: 'deposit',
        title: second,
        text: '首次入金单笔满 {from}。',
        condition: { type: 'first-deposit', from: deposited.from },
        prize: prize(second, deposited.amount),
        exclusive: 'first-deposit',
      },
      {
        id: 'trade',
        title: third,
        text: '累计平仓满 {from} 手。',
        condition: { type: 'trade', from: traded.lots },
        prize: prize(third, traded.amount),
      },
    ],
  };
}
