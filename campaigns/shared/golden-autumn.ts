import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import type { Tiers } from '@/lib/reward/tiers';
import { rulesOf, WITHDRAWN } from './rules';
import { DOWNLOAD_APP } from './success';

/** One flight of the autumn gift: its numbers in US dollars, and its own words. */
export interface AutumnFlight extends Pick<Campaign, 'slug' | 'title' | 'description' | 'theme' | 'constants'> {
  /** When it ran for the first time, in words. */
  firstRun: string;
  hero: Campaign['hero'];
  form: NonNullable<Campaign['form']>;
  /** Name, amount and heading of each part of the gift. */
  opening: { name: string; amount: number; title: string };
  deposit: { activityId: number; name: string; tiers: Tiers; title: string; sliderMax: number };
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
  steps: NonNullable<Campaign['steps']>;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  success: { title: string; lead: string; nextTitle: string };
}

/** What a flight gives altogether at its highest tier, in braces. */
export const AUTUMN_TOTAL = '{tasks.amount.sum + tiers.last.reward}';

/** A gift for opening an account, then one by the first deposit. */
export function autumnFlight(flight: AutumnFlight): CampaignInput {
  const { opening, deposit, success, firstRun, conversion, ...words } = flight;
  return {
    ...words,
    season: 'autumn',
    exclusive: 'golden-autumn',
    bonus: conversion,
    activities: [openingTasks(flight), depositLadder(flight)],
    rules: rulesOf({
      time: [firstRun],
      who: ['“金秋献礼”与“金秋献礼·二”为同一系列。'],
      what: [`{gifts|count}份礼合计 ${AUTUMN_TOTAL}。`],
      rewards: [WITHDRAWN],
    }),
    success: {
      path: `${flight.slug}/success`,
      title: success.title,
      lead: success.lead,
      verify: '实名认证，领 {tasks.verify.amount}',
      download: DOWNLOAD_APP,
      next: {
        title: success.nextTitle,
        items: [
          {
            icon: 'verify',
            title: '实名认证',
            text: `通过后回到活动页，领取${opening.name} {tasks.verify.amount}。`,
          },
          {
            icon: 'deposit',
            title: '首次入金',
            text: `满 {tiers.1.from} 起，按金额领取${deposit.name}，档位见活动页。`,
          },
        ],
      },
    },
  };
}

function openingTasks({ opening }: AutumnFlight): ActivityOf<'tasks'> {
  return {
    kind: 'tasks',
    title: opening.title,
    order: 'sequence',
    tasks: [
      {
        id: 'open',
        title: '开立真实账户',
        text: '手机号加验证码，一分钟填完。',
        condition: { type: 'registered' },
        prize: null,
      },
      {
        id: 'verify',
        title: '通过实名认证',
        text: '填写姓名与身份证号码，通过后在这里领取。',
        condition: { type: 'verified' },
        prize: { label: opening.name, amount: opening.amount, unit: 'usd' },
      },
    ],
  };
}

function depositLadder({ deposit }: AutumnFlight): ActivityOf<'tiers'> {
  return {
    kind: 'tiers',
    title: deposit.title,
    activityId: deposit.activityId,
    measure: 'first-deposit',
    unit: 'usd',
    requires: { verified: true },
    exclusive: 'first-deposit',
    tiers: deposit.tiers,
    sliderMax: deposit.sliderMax,
    ranking: false,
  };
}
