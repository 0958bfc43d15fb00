import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

type Activity = ActivityOf<'tiers'>;

/** A campaign that is a ladder: its numbers, and its own words. */
export interface Ladder
  extends Pick<Campaign, 'slug' | 'ownPage' | 'title' | 'description' | 'theme' | 'constants' | 'steps' | 'deposit'> {
  hero: Campaign['hero'];
  ladder: Pick<
    Activity,
    'title' | 'activityId' | 'measure' | 'tiers' | 'plain' | 'rungs' | 'sliderMax' | 'term' | 'look'
  > &
    Partial<Pick<Activity, 'unit' | 'ranking'>>;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** Other rules that describe. */
  rules?: Omit<Parameters<typeof rulesOf>[0], 'time'>;
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts; left out for USDT. */
  conversion?: { days: number; perLot: number };
}

/** A campaign that is a ladder: its page, table and rules. */
export function ladder(definition: Ladder): CampaignInput {
  const { ladder: activity, firstRun, rules, conversion, ...words } = definition;
  const { unit = 'usd', ranking = false } = activity;
  return {
    ...words,
    ...(conversion && { bonus: conversion }),
    activities: [
      {
        kind: 'tiers',
        ...activity,
        unit,
        ranking,
        requires: { verified: true },
        ...(activity.measure === 'first-deposit' && { exclusive: 'first-deposit' }),
      },
    ],
    rules: rulesOf({ ...rules, time: [firstRun] }),
  };
}
