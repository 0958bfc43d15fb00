import type { ActivityOf } from '@/lib/activities/schema';
import type { CampaignInput, Rule } from '@/lib/campaign/schema';
import { rulesOf, WITHDRAWN } from './rules';

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
  /** What the page adds to the rules about participants. */
  who?: string[];
}

/** The tasks, rewards and rules of an account opening. */
export function openingBonus({ firstRun, labels, verified, deposited, traded, conversion, who = [] }: OpeningBonus): {
  activities: [ActivityOf<'tasks'>];
  bonus: NonNullable<CampaignInput['bonus']>;
  rewards: NonNullable<CampaignInput['rewards']>;
  rules: Rule[];
} {
  const [first, second, third] = labels;
  return {
    activities: [openingTasks({ labels, verified, deposited, traded })],
    bonus: conversion,
    rewards: {
      title: '{tasks.count|count}份礼，条件写在明处',
      items: [
        { label: first, of: 'verify' },
        { label: second, of: 'deposit' },
        { label: third, of: 'trade' },
      ],
      note: '每份领取后 {payDays} 个工作日内到账。赠金可作保证金使用，交易盈亏归账户所有；到账起 {bonus.days} 天内平仓满 {bonus.lots} 手，该份转为可出金余额。',
    },
    rules: rulesOf({ time: [firstRun], who, rewards: [WITHDRAWN] }),
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
