import type { Question } from '@/lib/activities/quiz/bank';
import type { ActivityOf } from '@/lib/activities/schema';
import type { CampaignInput } from '@/lib/campaign/schema';
import { rulesOf } from './rules';

/** A weekly quiz from a bank; prizes are bonuses in US dollars by how many answers were right. */
export interface QuizCampaign extends Omit<CampaignInput, 'activities' | 'rules'> {
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The heading over the quiz. */
  quizTitle: string;
  /** Number of the quiz in calls; unique. */
  activityId: number;
  bank: readonly Question[];
  questionsPerTerm: number;
  pastTerms: number;
  secondsPerQuestion?: number;
  prizeName: string;
  prizes: readonly { right: number; amount: number }[];
  terms: ActivityOf<'quiz'>['terms'];
  progress: ActivityOf<'quiz'>['progress'];
  /** What describes this quiz. */
  what?: string[];
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

/** A campaign with a weekly quiz, and its rules. */
export function quizCampaign(campaign: QuizCampaign): CampaignInput {
  const { firstRun, quizTitle, activityId, bank, questionsPerTerm, pastTerms, ...rest } = campaign;
  const { secondsPerQuestion, prizeName, prizes, terms, progress, what, conversion, ...words } = rest;
  return {
    ...words,
    bonus: conversion,
    activities: [
      {
        kind: 'quiz',
        title: quizTitle,
        quiz: { activityId, title: words.title, questionsPerTerm, pastTerms, bank: [...bank] },
        ...(secondsPerQuestion !== undefined && { secondsPerQuestion }),
        prizes: prizes.map(({ right, amount }) => ({ right, prize: { label: prizeName, amount, unit: 'usd' } })),
        terms,
        progress,
      },
    ],
    rules: rulesOf({ time: [firstRun], ...(what && { what }) }),
  };
}
