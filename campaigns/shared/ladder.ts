import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

type Activity = ActivityOf<'tiers'>;

/** A campaign that is a ladder: its numbers, and its own words. */
export interface Ladder
  extends Pick<Campaign, 'slug' | 'ownPage' | 'title' | 'description' | 'theme' | 'constants' | 'steps' | 'deposit'> {
  /** Without an `offer` the hero shows the reward of the highest tier, and its condition after `lead`. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string; offer?: string };
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

/** How a tier is called by its measure. */
const RUNGS: Record<Activity['measure'], string> = {
  'first-deposit': '首次入金满 {tiers.last.from}',
  deposit: '累计入金满 {tiers.last.from}',
  lots: '平仓满 {tiers.last.from} 手',
};

/** A campaign that is a ladder: its page, table and rules. */
export function ladder(definition: Ladder): CampaignInput {
  const { hero, ladder: activity, firstRun, rules, conversion, ...words } = definition;
  const { unit = 'usd', ranking = false } = activity;
  const highest = unit === 'usd' ? '{tiers.last.reward}' : '{tiers.last.reward} USDT';
  const lead = `${hero.lead}${activity.term ? '当月' : ''}${RUNGS[activity.measure]}，得 ${highest}。`;
  return {
    ...words,
    ...(conversion && { bonus: conversion }),
    hero: { offer: `至多 ${highest}`, ...hero, ...(!hero.offer && { lead }) },
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
