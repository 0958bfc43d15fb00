import type { Condition } from '@/lib/activities/condition';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { PAID, REWARDED, VALID } from './bonus';
import { takesAll } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** One task of a newcomer's path; `amount` in US dollars, 0 where it gives nothing. */
export interface NewcomerTask {
  id: string;
  title: string;
  text: string;
  condition: Condition;
  amount: number;
}

export interface Newcomer
  extends Pick<Campaign, 'slug' | 'ownPage' | 'title' | 'description' | 'theme' | 'constants' | 'steps' | 'success'> {
  /** `lead` is followed by the conditions of the whole sum. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
  form?: NonNullable<Campaign['form']>;
  order: 'sequence' | 'any';
  tasksTitle: string;
  /** How the page draws the tasks; a list by default. */
  look?: ActivityOf<'tasks'>['look'];
  picture?: ActivityOf<'tasks'>['picture'];
  tasks: readonly NewcomerTask[];
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** Who may take part; newcomers by default. */
  who?: string[];
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

const NEWCOMERS = [
  '首次在{brand}开立真实账户、年满 {age} 周岁的个人客户。',
  '同一手机号、身份证件或银行卡，只可参加一次；所在地法律禁止参加的人士，请勿参加。',
];

/** A campaign of tasks that the server reads from the real account. */
export function newcomer(campaign: Newcomer): CampaignInput {
  const { hero, tasks, tasksTitle, order, look, picture, ...rest } = campaign;
  const { firstRun, who = NEWCOMERS, conversion, ...words } = rest;
  const paid = tasks.filter(({ amount }) => amount > 0);
  return {
    ...words,
    bonus: conversion,
    hero: { ...hero, offer: '至多 {tasks.amount.sum}', lead: `${hero.lead}${takesAll(tasks)}` },
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
        ...paid.map(({ id }) => `{tasks.${id}.title}：{tasks.${id}.text}奖励 {tasks.${id}.amount}。`),
        `${order === 'sequence' ? '各项依次完成' : '各项不分先后'}，每项领取{once|count}次，合计 {tasks.amount.sum}。`,
      ],
      rewards: REWARDED,
      claim: ['登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证。', PAID],
      valid: [VALID],
    }),
  };
}
