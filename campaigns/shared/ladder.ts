import { dollars, figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { rewardFor } from '@/lib/reward/tiers';
import { atMost } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

type Activity = ActivityOf<'tiers'>;

/** A campaign that is a ladder: its numbers, and its own words. */
export interface Ladder extends Pick<Campaign, 'slug' | 'ownPage' | 'title' | 'theme' | 'steps' | 'deposit'> {
  /** Written with the reward of the highest tier. */
  description: (highest: string) => string;
  /** Without an offer of its own the reward of the highest tier stands there, and the lead goes on with what it takes. */
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
  /** Said of the offer after its tiers. */
  what?: string[];
  /** Days for which a bonus holds, and dollars of it that one closed lot converts into a balance; nothing of it for USDT. */
  conversion?: { days: number; perLot: number };
  /** What the reward is and until when it holds, where it is no bonus. */
  paid?: { rewards: string[]; claim: string; valid: string };
  disqualified?: string[];
}

/** How a rung of each measure is called, what counts towards it, and how a higher one is paid, where more can count later. */
const MEASURES: Record<Activity['measure'], { rung: (from: number) => string; basis: string; higher: string }> = {
  'first-deposit': {
    rung: (from) => `首次入金满 ${dollars(from)}`,
    basis: '以首次到账的那一笔入金为准，之后的入金不计入',
    higher: '',
  },
  deposit: {
    rung: (from) => `累计入金满 ${dollars(from)}`,
    basis: '以已到账的入金合计为准，处理中的不计入',
    higher: '；升档后补发差额',
  },
  lots: {
    rung: (from) => `平仓满 ${from} 手`,
    basis: '以已平仓的手数合计为准，尚未平仓的不计入',
    higher: '；升档后补发差额',
  },
};

/** The page of a ladder, its table and its rules out of the same numbers. */
export function ladder(definition: Ladder): CampaignInput {
  const {
    description,
    hero,
    ladder: activity,
    firstRun,
    who,
    what,
    conversion,
    paid,
    disqualified,
    ...words
  } = definition;
  const { unit = 'usd', ranking = false, tiers } = activity;
  const { from, reward } = tiers.at(-1) ?? { from: 0, reward: 0 };
  const highest = rewardText(unit, reward);
  const lead = `${hero.lead}${activity.term ? '当月' : ''}${MEASURES[activity.measure].rung(from)}，得 ${highest}。`;
  return {
    ...words,
    ...(conversion && { bonus: conversion }),
    description: description(highest),
    hero: { offer: atMost(highest), ...hero, ...(!hero.offer && { lead }) },
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
      rewards: paid?.rewards ?? bonusRewards(conversion),
      claim: [
        `登录本页，在“${activity.title}”中点击领取，系统按账户的真实记录核对，无需上传凭证。`,
        ...(activity.term
          ? ['当月达到的档位须在当月最后一日 24:00（北京时间）前领取，逾期不补；活动结束的当月除外。']
          : []),
        paid?.claim ?? '领取后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
      ],
      valid: [
        paid?.valid ?? `每份赠金自存入之日起 ${conversion?.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`,
      ],
      disqualified: disqualified ?? DISQUALIFIED[activity.measure],
    }),
  };
}

const MONTHLY = ['按自然月（北京时间）计算：每月 1 日 00:00 起重新累计，上月的数额不带入下月。'];

const DISQUALIFIED: Record<Activity['measure'], string[]> = {
  'first-deposit': ['入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金。'],
  deposit: ['经核实以同一笔资金反复入金、出金的，重复的金额不计入。'],
  lots: ['以对锁、自成交等方式虚增手数的，相应手数不计入。'],
};

function tierRules({ measure, tiers, plain }: Ladder['ladder'], unit: Activity['unit']): string[] {
  const { rung, basis, higher } = MEASURES[measure];
  const rungs = tiers.map(({ from, reward }) => {
    const before = plain && rewardFor(plain, from);
    return `${rung(from)}，得 ${rewardText(unit, reward)}${before ? `（平时为 ${rewardText(unit, before)}）` : ''}`;
  });
  return [`${rungs.join('；')}。`, `${basis}。各档为该档总额，不与低档累加${higher}。`];
}

function bonusRewards(conversion: Ladder['conversion']): string[] {
  return [
    '奖励为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
    `自存入之日起 ${conversion?.days} 天内，每平仓 1 手，其中 $${conversion?.perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
  ];
}

function rewardText(unit: Activity['unit'], amount: number): string {
  return unit === 'usd' ? dollars(amount) : `${figure(amount)} USDT`;
}
