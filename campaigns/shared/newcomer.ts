import type { Condition } from '@/lib/activities/condition';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

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
  hero: Campaign['hero'];
  form?: NonNullable<Campaign['form']>;
  order: 'sequence' | 'any';
  tasksTitle: string;
  /** How the page draws the tasks; a list by default. */
  look?: ActivityOf<'tasks'>['look'];
  picture?: ActivityOf<'tasks'>['picture'];
  tasks: readonly NewcomerTask[];
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** What the page adds to the rules about participants. */
  who?: string[] | undefined;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

/** A campaign of tasks that the server reads from the real account. */
export function newcomer(campaign: Newcomer): CampaignInput {
  const { tasks, tasksTitle, order, look, picture, ...rest } = campaign;
  const { firstRun, who, conversion, ...words } = rest;
  return {
    ...words,
    bonus: conversion,
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
    rules: rulesOf({ time: [firstRun], ...(who && { who }) }),
  };
}
