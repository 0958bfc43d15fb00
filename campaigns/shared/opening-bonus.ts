import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, Rule } from '@/lib/campaign/schema';
import { OPEN_ENDED, rulesOf } from './rules';

/** What an account opening earns in three parts, all in US dollars; `lots` are standard lots closed. */
interface OpeningBonus {
  /** When the campaign ran for the first time, in words. */
  firstRun: string;
  /** What the three parts are called. */
  labels: readonly [verified: string, deposited: string, traded: string];
  verified: { amount: number };
  deposited: { amount: number; from: number };
  traded: { amount: number; lots: number };
  /** Each part converts into a balance that can be withdrawn after so many lots within so many days of its arrival. */
  conversion: { lots: number; days: number };
  /** Said of who may take part, and of what else this campaign asks for. */
  who?: string[];
}

const PAID = '领取后 1 个工作日内';

/** The tasks that an account opening is rewarded for, their table and their rules. */
export function openingBonus({ firstRun, labels, verified, deposited, traded, conversion, who = [] }: OpeningBonus): {
  activities: [ActivityOf<'tasks'>];
  bonus: NonNullable<Campaign['bonus']>;
  rewards: Campaign['rewards'];
  rules: Rule[];
} {
  const total = verified.amount + deposited.amount + traded.amount;
  const valid = `${conversion.days} 天`;
  const [first, second, third] = labels;
  const tasks = {
    verified: '注册真实账户并通过实名认证',
    deposited: `首次入金单笔满 $${deposited.from}`,
    traded: `累计平仓满 ${traded.lots} 手`,
  };
  return {
    activities: [openingTasks({ labels, verified, deposited, traded })],
    bonus: conversion,
    rewards: {
      title: '三份礼，条件写在明处',
      items: [
        { label: first, task: tasks.verified, amount: verified.amount, paid: PAID, valid },
        { label: second, task: tasks.deposited, amount: deposited.amount, paid: PAID, valid },
        { label: third, task: tasks.traded, amount: traded.amount, paid: PAID, valid },
      ],
      note: `赠金可作保证金使用，交易盈亏归账户所有。每份到账起 ${conversion.days} 天内平仓满 ${conversion.lots} 手，该份转为可出金余额。`,
    },
    rules: rulesOf({
      time: [firstRun, ...OPEN_ENDED],
      who: [
        '首次在{brand}开立真实账户、年满 18 周岁的个人客户；同一手机号、身份证件或银行卡仅可参加一次。',
        ...who,
        '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
      ],
      what: [
        `${first}：${tasks.verified}，获赠 $${verified.amount}。`,
        `${second}：${tasks.deposited} 或等值货币，获赠 $${deposited.amount}。`,
        `${third}：${tasks.traded}，所有品种合并计算，获赠 $${traded.amount}。`,
        `三份分别计算、各领一次，合计 $${total}；只完成其中一项，也可以领到那一份。`,
      ],
      rewards: [
        '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        `自每份赠金存入之日起 ${conversion.days} 天内累计平仓满 ${conversion.lots} 手，该份赠金转为可出金余额。`,
        '在此之前申请出金的，尚未转换的赠金随出金扣除；用赠金交易所得的盈利不受影响。',
      ],
      claim: [
        '达成后登录本页，在对应的任务上点击“领取”，系统按账户的真实认证、入金与平仓记录核对。',
        '领取后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号，客服将在 2 个工作日内核实答复。',
      ],
      valid: [`每份赠金自存入之日起 ${conversion.days} 天内有效，到期未转换的部分自动收回，不影响账户内的自有资金。`],
    }),
  };
}

/** Three parts in no order, each collected by itself. */
export function openingTasks({
  labels: [first, second, third],
  verified,
  deposited,
  traded,
}: Pick<OpeningBonus, 'labels' | 'verified' | 'deposited' | 'traded'>): ActivityOf<'tasks'> {
  const prize = (label: string, amount: number) => ({ label, amount, unit: 'usd' as const });
  return {
    kind: 'tasks',
    title: '三份礼，做完一项领一份',
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
        text: `首次入金单笔满 $${deposited.from}。`,
        condition: { type: 'first-deposit', from: deposited.from },
        prize: prize(second, deposited.amount),
        exclusive: 'first-deposit',
      },
      {
        id: 'trade',
        title: third,
        text: `累计平仓满 ${traded.lots} 手。`,
        condition: { type: 'trade', from: traded.lots },
        prize: prize(third, traded.amount),
      },
    ],
  };
}
