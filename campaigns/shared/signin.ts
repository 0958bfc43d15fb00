import type { CampaignInput } from '@/lib/campaign/schema';
import { TURNS, VALID } from './bonus';
import { OPEN_ENDED, rulesOf } from './rules';

/** Days in a row, and the bonus in US dollars that they give. */
export interface Milestone {
  days: number;
  amount: number;
}

/** A calendar of Beijing days; `points` for every sign-in, bonuses in US dollars for days in a row. */
export interface SigninCampaign extends Omit<CampaignInput, 'activities' | 'rules' | 'hero'> {
  /** `lead` is followed by the conditions of the whole sum. */
  hero: Omit<CampaignInput['hero'], 'offer' | 'lead'> & { lead: string };
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The heading over the calendar. */
  calendarTitle: string;
  cycle: 'week' | 'month';
  points: number;
  /** Days of the cycle that count and give double (1 = its first), and the rule about them. */
  double?: { days: number[]; rule: string };
  milestoneName: string;
  milestones: readonly Milestone[];
  makeUpCards: number;
  /** Who may sign in; every customer by default. */
  who?: string;
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

const CYCLES = {
  week: { name: '周', begins: '每周一 {dayStart} 开始，周日 {dayEnd} 结束（北京时间）' },
  month: { name: '月', begins: '每月 {monthStart} 日 {dayStart} 开始，当月最后一日 {dayEnd} 结束（北京时间）' },
};

/** The sum of all milestones of a cycle, in braces. */
export const MILESTONE_TOTAL = '{signin.milestones.amount.sum}';

/** A campaign with one sign-in a Beijing day and bonuses for days in a row, and its rules. */
export function signinCampaign(campaign: SigninCampaign): CampaignInput {
  const { hero, firstRun: _, calendarTitle, cycle, points, double, milestoneName, milestones, ...rest } = campaign;
  const { makeUpCards, who: __, conversion, ...words } = rest;
  return {
    ...words,
    bonus: conversion,
    hero: {
      ...hero,
      offer: `至多 ${MILESTONE_TOTAL}`,
      lead: `${hero.lead}一期连续天数满 {signin.milestones.last.days} 天，合计 ${MILESTONE_TOTAL}。`,
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
          prize: { label: `${milestoneName} · {days} 天`, amount, unit: 'usd' },
        })),
        makeUpCards,
      },
    ],
    rules: signinRules(campaign),
  };
}

function signinRules(campaign: SigninCampaign) {
  const { firstRun, cycle, double, milestoneName, milestones, who } = campaign;
  const { name, begins } = CYCLES[cycle];
  return rulesOf({
    time: [firstRun, `此后每${name}{once|count}期：${begins}，连续天数与${milestoneName}逐期重新计算。`, ...OPEN_ENDED],
    who: [
      who ?? '已在{brand}开立真实账户、年满 {age} 周岁的个人客户。',
      '同一手机号或身份证件，只可用一个账户签到；所在地法律禁止参加的人士，请勿参加。',
    ],
    what: [
      '每天可签到一次，以北京时间 {dayStart} 为界，每次得 {signin.daily.amount} 积分。',
      ...(double ? [double.rule] : []),
      `连续签到达到以下天数，各领一份${milestoneName}：${milestones
        .map((_, index) => `连续 {signin.milestones.${index + 1}.days} 天 {signin.milestones.${index + 1}.amount}`)
        .join('，')}。漏签一天，连续天数从头数起；已领的不收回。`,
      '每期有 {signin.makeUpCards} 张补签卡，可补本期内、开户之后漏签的日子；补签的一天照发当日积分，并接上连续天数。',
    ],
    rewards: [
      `${milestoneName}每期每档{once|count}份，一期合计至多 ${MILESTONE_TOTAL}。`,
      '积分即时记入积分账户，可在“积分兑换”活动页使用，不可提现或转让。',
      '奖金部分为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      TURNS,
    ],
    claim: [
      '登录本页点击“今日签到”；漏签的日子在日历上点“补”，即可使用补签卡。',
      '达成的礼自动记入“我的奖励”，{payDays} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    valid: [VALID, '补签卡仅在当期有效，不结转到下一期。'],
    disqualified: ['使用程序代为签到，或出借、集中操作他人账户的。'],
  });
}
