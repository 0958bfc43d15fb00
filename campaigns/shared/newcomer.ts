import type { Condition } from '@/lib/activities/condition';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { atMost, takes } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** One task of a newcomer's path; `amount` in US dollars, 0 where it gives nothing. */
export interface NewcomerTask {
  id: string;
  title: string;
  text: string;
  condition: Condition;
  amount: number;
}

export interface Newcomer {
  slug: string;
  ownPage?: Campaign['ownPage'];
  title: string;
  description: (total: number) => string;
  theme: Campaign['theme'];
  /** The lead goes on with what the sum takes. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
  form?: NonNullable<Campaign['form']>;
  order: 'sequence' | 'any';
  tasksTitle: string;
  /** How the tasks are drawn, where it is not as a list. */
  look?: ActivityOf<'tasks'>['look'];
  picture?: ActivityOf<'tasks'>['picture'];
  tasks: readonly NewcomerTask[];
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** Who may take part, instead of newcomers. */
  who?: string[];
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  steps?: Campaign['steps'];
  success?: Campaign['success'];
  /** Days for which a bonus holds, and dollars of it that one closed lot converts into a balance. */
  conversion: { days: number; perLot: number };
}

const NEWCOMERS = [
  '首次在{brand}开立真实账户、年满 18 周岁的个人客户。',
  '同一手机号、身份证件或银行卡，只可参加一次；所在地法律禁止参加的人士，请勿参加。',
];

/** What a path of tasks adds up to, in US dollars. */
export function totalOf(tasks: readonly NewcomerTask[]): number {
  return tasks.reduce((sum, { amount }) => sum + amount, 0);
}

/** A path of tasks read from the real account; every part of its words is the campaign's own. */
export function newcomer(campaign: Newcomer): CampaignInput {
  const { description, hero, tasks, tasksTitle, order, look, picture, ...rest } = campaign;
  const { firstRun, who = NEWCOMERS, conversion, ...words } = rest;
  const total = totalOf(tasks);
  const paid = tasks.filter(({ amount }) => amount > 0);
  return {
    ...words,
    bonus: conversion,
    description: description(total),
    hero: {
      ...hero,
      offer: atMost(total),
      lead: `${hero.lead}${takes(
        tasks.map(({ condition }) => condition),
        total,
      )}`,
    },
    activities: [
      {
        kind: 'tasks',
        title: tasksTitle,
        order,
        ...(look && { look }),
        ...(picture && { picture }),
        tasks: tasks.map(({ amount, ...task }) => ({
          ...task,
          prize: amount > 0 ? { label: task.title, amount, unit: 'usd' as const } : null,
          ...(amount > 0 && task.condition.type === 'first-deposit' && { exclusive: 'first-deposit' as const }),
        })),
      },
    ],
    rules: rulesOf({
      time: [firstRun, ...OPEN_ENDED],
      who,
      what: [
        ...paid.map(({ title, text, amount }) => `${title}：${text}奖励 $${amount}。`),
        `${order === 'sequence' ? '各项依次完成' : '各项不分先后'}，每项领取一次，合计 $${total}。`,
      ],
      rewards: [
        '奖励为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
        `自存入之日起 ${conversion.days} 天内，每平仓 1 手，其中 $${conversion.perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
      ],
      claim: [
        '登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证。',
        '领取后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
      ],
      valid: [`每份赠金自存入之日起 ${conversion.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`],
    }),
  };
}
