import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { PAID, REWARDED, VALID } from './bonus';
import { OPEN_ENDED, rulesOf } from './rules';

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
  who: string[];
  /** Rules after those of the tiers. */
  what?: string[];
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts; left out for USDT. */
  conversion?: { days: number; perLot: number };
  /** Rules of a reward that is not a bonus. */
  paid?: { rewards: string[]; claim: string; valid: string };
  disqualified?: string[];
}

/** For each measure: how a tier is called, what counts, and how a higher tier is paid where more can count later. */
const MEASURES: Record<Activity['measure'], { rung: (tier: string) => string; basis: string; higher: string }> = {
  'first-deposit': {
    rung: (tier) => `首次入金满 {${tier}.from}`,
    basis: '以首次到账的那一笔入金为准，之后的入金不计入',
    higher: '',
  },
  deposit: {
    rung: (tier) => `累计入金满 {${tier}.from}`,
    basis: '以已到账的入金合计为准，处理中的不计入',
    higher: '；升档后补发差额',
  },
  lots: {
    rung: (tier) => `平仓满 {${tier}.from} 手`,
    basis: '以已平仓的手数合计为准，尚未平仓的不计入',
    higher: '；升档后补发差额',
  },
};

/** A campaign that is a ladder: its page, table and rules. */
export function ladder(definition: Ladder): CampaignInput {
  const { hero, ladder: activity, firstRun, who, what, conversion, paid, disqualified, ...words } = definition;
  const { unit = 'usd', ranking = false } = activity;
  const highest = rewardText(unit, 'tiers.last');
  const lead = `${hero.lead}${activity.term ? '当月' : ''}${MEASURES[activity.measure].rung('tiers.last')}，得 ${highest}。`;
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
    rules: rulesOf({
      time: [firstRun, ...(activity.term ? MONTHLY : []), ...OPEN_ENDED],
      who: [
        ...who,
        `同一手机号、身份证件或银行卡，${activity.measure === 'first-deposit' ? '只可参加一次' : '只可用一个账户参加'}；所在地法律禁止参加的人士，请勿参加。`,
      ],
      what: [...tierRules(activity, unit), ...(what ?? [])],
      rewards: paid?.rewards ?? REWARDED,
      claim: [
        '登录本页，在“{tiers.title}”中点击领取，系统按账户的真实记录核对，无需上传凭证。',
        ...(activity.term
          ? ['当月达到的档位须在当月最后一日 {dayEnd}（北京时间）前领取，逾期不补；活动结束的当月除外。']
          : []),
        paid?.claim ?? PAID,
      ],
      valid: [paid?.valid ?? VALID],
      disqualified: disqualified ?? DISQUALIFIED[activity.measure],
    }),
  };
}

const MONTHLY = ['按自然月（北京时间）计算：每月 {monthStart} 日 {dayStart} 起重新累计，上月的数额不带入下月。'];

const DISQUALIFIED: Record<Activity['measure'], string[]> = {
  'first-deposit': ['入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金。'],
  deposit: ['经核实以同一笔资金反复入金、出金的，重复的金额不计入。'],
  lots: ['以对锁、自成交等方式虚增手数的，相应手数不计入。'],
};

function tierRules({ measure, tiers, plain }: Ladder['ladder'], unit: Activity['unit']): string[] {
  const { rung, basis, higher } = MEASURES[measure];
  const rungs = tiers.map(({ from }, index) => {
    const tier = `tiers.${index + 1}`;
    const before = plain?.filter((lower) => lower.from <= from).length;
    const usually = before ? `（平时为 ${rewardText(unit, `tiers.plain.${before}`)}）` : '';
    return `${rung(tier)}，得 ${rewardText(unit, tier)}${usually}`;
  });
  return [`${rungs.join('；')}。`, `${basis}。各档为该档总额，不与低档累加${higher}。`];
}

function rewardText(unit: Activity['unit'], tier: string): string {
  return unit === 'usd' ? `{${tier}.reward}` : `{${tier}.reward} USDT`;
}
