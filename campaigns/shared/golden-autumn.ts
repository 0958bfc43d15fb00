import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput, Rule } from '@/lib/campaign/schema';
import type { Tiers } from '@/lib/reward/tiers';
import { PAID } from './bonus';
import { OPEN_ENDED, rulesOf } from './rules';
import { DOWNLOAD_APP } from './success';

/** One flight of the autumn gift: its numbers in US dollars, and its own words. */
export interface AutumnFlight extends Pick<Campaign, 'slug' | 'title' | 'description' | 'theme' | 'constants'> {
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** `lead` is followed by the conditions of the whole sum. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
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
  const { opening, deposit, success, firstRun: _, conversion, ...words } = flight;
  return {
    ...words,
    exclusive: 'golden-autumn',
    bonus: conversion,
    hero: {
      ...words.hero,
      offer: `至多 ${AUTUMN_TOTAL}`,
      lead: `${words.hero.lead}实名、首次入金满 {tiers.last.from}，全部完成合计 ${AUTUMN_TOTAL}。`,
    },
    activities: [openingTasks(flight), depositLadder(flight)],
    rules: autumnRules(flight),
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

function autumnRules({ firstRun, opening, deposit }: AutumnFlight): Rule[] {
  const ladder = deposit.tiers.map((_, index) => `满 {tiers.${index + 1}.from} 得 {tiers.${index + 1}.reward}`);
  return rulesOf({
    time: [firstRun, ...OPEN_ENDED],
    who: [
      '首次在{brand}开立真实账户、年满 {age} 周岁的个人客户。',
      '同一手机号、身份证件或银行卡，只可参加一次；“金秋献礼”与“金秋献礼·二”为同一系列，只可择一领取，以先领取的一场为准。',
      '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
    ],
    what: [
      `${opening.name}：开立真实账户并通过实名认证，领取 {tasks.verify.amount}。`,
      `${deposit.name}：以首次到账的那一笔入金计算，${ladder.join('，')}。`,
      '各档奖励为该档总额，不与低一档累加；只看首次入金，之后的入金不计入。',
      `{gifts|count}份礼合计至多 ${AUTUMN_TOTAL}。`,
    ],
    rewards: [
      '奖励均为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      '自存入之日起 {bonus.days} 天内，每平仓 {oneLot} 手，其中 {bonus.perLot} 转为可出金余额，直至转完。',
      '转完之前申请出金的，尚未转换的赠金随出金扣除；用赠金交易所得的盈利不受影响。',
    ],
    claim: ['达到条件后登录本页，在对应的卡片上点击“领取”；系统按真实的认证与入金记录核对。', PAID],
    valid: ['每份赠金自存入之日起 {bonus.days} 天内有效，到期未转换的部分自动收回，不影响账户内的自有资金。'],
    disqualified: ['入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金。'],
  });
}
