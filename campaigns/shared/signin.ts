import type { CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

/** Days in a row, and the bonus in US dollars that they give. */
export interface Milestone {
  days: number;
  amount: number;
}

/** A calendar of Beijing days; `points` for every sign-in, bonuses in US dollars for days in a row. */
export interface SigninCampaign extends Omit<CampaignInput, 'activities' | 'rules'> {
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The heading over the calendar. */
  calendarTitle: string;
  cycle: 'week' | 'month';
  points: number;
  /** Days of the cycle that count and give double (1 = its first). */
  doubleDays?: number[];
  milestoneName: string;
  milestones: readonly Milestone[];
  makeUpCards: number;
  /** What the page adds to the rules about participants. */
  who?: string;
  /** What describes this calendar. */
  what?: string[];
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

/** The sum of all milestones of a cycle, in braces. */
export const MILESTONE_TOTAL = '{signin.milestones.amount.sum}';

/** A campaign with one sign-in a Beijing day and bonuses for days in a row, and its rules. */
export function signinCampaign(campaign: SigninCampaign): CampaignInput {
  const { firstRun, calendarTitle, cycle, points, doubleDays, milestoneName, milestones, ...rest } = campaign;
  const { makeUpCards, who, what, conversion, ...words } = rest;
  return {
    ...words,
    bonus: conversion,
    activities: [
      {
        kind: 'signin',
        title: calendarTitle,
        cycle,
        daily: { label: '签到积分', amount: points, unit: 'points' },
        ...(doubleDays && { doubleDays }),
        milestones: milestones.map(({ days, amount }) => ({
          days,
          prize: { label: `${milestoneName} · {days} 天`, amount, unit: 'usd' },
        })),
        makeUpCards,
      },
    ],
    rules: rulesOf({ time: [firstRun], ...(who && { who: [who] }), ...(what && { what }) }),
  };
}
