import type { CampaignInput } from '@/lib/campaign/schema';
import { atMost } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** Days in a row, and the bonus in US dollars that they give. */
export interface Milestone {
  days: number;
  amount: number;
}

/** A calendar of Beijing days; `points` for every sign-in, bonuses in US dollars for days in a row. */
export interface SigninCampaign extends Omit<CampaignInput, 'activities' | 'rules' | 'hero'> {
  /** The lead goes on with what the sum takes. */
  hero: Omit<CampaignInput['hero'], 'offer' | 'lead'> & { lead: string };
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The heading over the calendar. */
  calendarTitle: string;
  cycle: 'week' | 'month';
  points: number;
  /** Days of the cycle that count and give double (1 = its first), and how the rules speak of them. */
  double?: { days: number[]; rule: string };
  milestoneName: string;
  milestones: readonly Milestone[];
  makeUpCards: number;
  /** Who may sign in, where it is not every customer. */
  who?: string;
  /** Days for which a bonus holds, and dollars of it that one closed lot converts into a balance. */
  conversion: { days: number; perLot: number };
}

const CYCLES = {
  week: { name: '周', begins: '每周一 00:00 开始，周日 24:00 结束（北京时间）' },
  month: { name: '月', begins: '每月 1 日 00:00 开始，当月最后一日 24:00 结束（北京时间）' },
};

/** What a full row of a cycle gives, in US dollars. */
export function milestoneTotal(milestones: readonly Milestone[]): number {
  return milestones.reduce((sum, { amount }) => sum + amount, 0);
}

/** One sign-in a Beijing day, and bonuses for days in a row, with the rules that its numbers give. */
export function signinCampaign(campaign: SigninCampaign): CampaignInput {
  const { hero, firstRun: _, calendarTitle, cycle, points, double, milestoneName, milestones, ...rest } = campaign;
  const { makeUpCards, who: __, conversion, ...words } = rest;
  const total = milestoneTotal(milestones);
  return {
    ...words,
    bonus: conversion,
    hero: {
      ...hero,
      offer: atMost(total),
      lead: `${hero.lead}一期连续天数满 ${milestones.at(-1)?.days} 天，合计 $${total}。`,
    },
    activities: [
      {
        kind: 'signin',
        title: calendarTitle,
        cycle,
        daily: { label: '签到积分', amount: points, unit: 'points' },
        ...(double && { doubleDays: double.days }),
        milestones: milestones.map(({ days, amount }) => ({
          days,
          prize: { label: `${milestoneName} · ${days} 天`, amount, unit: 'usd' },
        })),
        makeUpCards,
      },
    ],
    rules: signinRules(campaign),
  };
}

function signinRules(campaign: SigninCampaign) {
  const { firstRun, cycle, points, double, milestoneName, milestones, makeUpCards, who, conversion } = campaign;
  const { name, begins } = CYCLES[cycle];
  const total = milestoneTotal(milestones);
  return rulesOf({
    time: [firstRun, `此后每${name}一期：${begins}，连续天数与${milestoneName}逐期重新计算。`, ...OPEN_ENDED],
    who: [
      who ?? '已在{brand}开立真实账户、年满 18 周岁的个人客户。',
      '同一手机号或身份证件，只可用一个账户签到；所在地法律禁止参加的人士，请勿参加。',
    ],
    what: [
      `每天可签到一次，以北京时间 00:00 为界，每次得 ${points} 积分。`,
      ...(double ? [double.rule] : []),
      `连续签到达到以下天数，各领一份${milestoneName}：${milestones
        .map(({ days, amount }) => `连续 ${days} 天 $${amount}`)
        .join('，')}。漏签一天，连续天数从头数起；已领的不收回。`,
      `每期有 ${makeUpCards} 张补签卡，可补本期内、开户之后漏签的日子；补签的一天照发当日积分，并接上连续天数。`,
    ],
    rewards: [
      `${milestoneName}每期每档一份，一期合计至多 $${total}。`,
      '积分即时记入积分账户，可在“积分兑换”活动页使用，不可提现或转让。',
      '奖金部分为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      `自存入之日起 ${conversion.days} 天内，每平仓 1 手，其中 $${conversion.perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
    ],
    claim: [
      '登录本页点击“今日签到”；漏签的日子在日历上点“补”，即可使用补签卡。',
      '达成的礼自动记入“我的奖励”，1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    valid: [
      `每份赠金自存入之日起 ${conversion.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`,
      '补签卡仅在当期有效，不结转到下一期。',
    ],
    disqualified: ['使用程序代为签到，或出借、集中操作他人账户的。'],
  });
}
