import { dollars } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign, CampaignInput, Rule } from '@/lib/campaign/schema';
import type { Tiers } from '@/lib/reward/tiers';
import { atMost, takes } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';
import { DOWNLOAD_APP } from './success';

/** One flight of the autumn gift: its numbers in US dollars, and its own words. */
export interface AutumnFlight {
  slug: string;
  title: string;
  description: string;
  theme: Campaign['theme'];
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The lead goes on with what the sum takes. */
  hero: Omit<Campaign['hero'], 'offer' | 'lead'> & { lead: string };
  form: NonNullable<Campaign['form']>;
  /** What the two parts of the gift are called, and how the page speaks of them. */
  opening: { name: string; amount: number; title: string };
  deposit: { activityId: number; name: string; tiers: Tiers; title: string; sliderMax: number };
  /** Days for which a collected bonus holds, and dollars of it that one closed lot converts into a balance. */
  conversion: { days: number; perLot: number };
  steps: NonNullable<Campaign['steps']>;
  reasons: NonNullable<Campaign['reasons']>;
  questions: NonNullable<Campaign['questions']>;
  success: { title: string; lead: string; nextTitle: string };
}

/** What a flight gives altogether on its highest tier. */
export function autumnTotal(opening: number, tiers: Tiers): number {
  return opening + (tiers.at(-1)?.reward ?? 0);
}

/** A gift for opening an account, then one by the first deposit. */
export function autumnFlight(flight: AutumnFlight): CampaignInput {
  const { opening, deposit, success, firstRun: _, conversion, ...words } = flight;
  const [lowest] = deposit.tiers;
  const total = autumnTotal(opening.amount, deposit.tiers);
  const highest = deposit.tiers.at(-1)?.from ?? 0;
  return {
    ...words,
    exclusive: 'golden-autumn',
    bonus: conversion,
    hero: {
      ...words.hero,
      offer: atMost(total),
      lead: `${words.hero.lead}${takes([{ type: 'verified' }, { type: 'first-deposit', from: highest }], total)}`,
    },
    activities: [openingTasks(flight), depositLadder(flight)],
    rules: autumnRules(flight),
    success: {
      path: `${flight.slug}/success`,
      title: success.title,
      lead: success.lead,
      verify: `实名认证，领 $${opening.amount}`,
      download: DOWNLOAD_APP,
      next: {
        title: success.nextTitle,
        items: [
          {
            icon: 'verify',
            title: '实名认证',
            text: `通过后回到活动页，领取${opening.name} $${opening.amount}。`,
          },
          {
            icon: 'deposit',
            title: '首次入金',
            text: `满 $${lowest?.from} 起，按金额领取${deposit.name}，档位见活动页。`,
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

function autumnRules({ firstRun, opening, deposit, conversion }: AutumnFlight): Rule[] {
  const total = autumnTotal(opening.amount, deposit.tiers);
  const ladder = deposit.tiers.map(({ from, reward }) => `满 ${dollars(from)} 得 $${reward}`).join('，');
  return rulesOf({
    time: [firstRun, ...OPEN_ENDED],
    who: [
      '首次在{brand}开立真实账户、年满 18 周岁的个人客户。',
      '同一手机号、身份证件或银行卡，只可参加一次；“金秋献礼”与“金秋献礼·二”为同一系列，只可择一领取，以先领取的一场为准。',
      '所在地法律禁止或限制参加此类活动的人士，请勿参加。',
    ],
    what: [
      `${opening.name}：开立真实账户并通过实名认证，领取 $${opening.amount}。`,
      `${deposit.name}：以首次到账的那一笔入金计算，${ladder}。`,
      '各档奖励为该档总额，不与低一档累加；只看首次入金，之后的入金不计入。',
      `两份礼合计至多 $${total}。`,
    ],
    rewards: [
      '奖励均为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      `自存入之日起 ${conversion.days} 天内，每平仓 1 手，其中 $${conversion.perLot} 转为可出金余额，直至转完。`,
      '转完之前申请出金的，尚未转换的赠金随出金扣除；用赠金交易所得的盈利不受影响。',
    ],
    claim: [
      '达到条件后登录本页，在对应的卡片上点击“领取”；系统按真实的认证与入金记录核对。',
      '领取后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    valid: [`每份赠金自存入之日起 ${conversion.days} 天内有效，到期未转换的部分自动收回，不影响账户内的自有资金。`],
    disqualified: ['入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金。'],
  });
}
