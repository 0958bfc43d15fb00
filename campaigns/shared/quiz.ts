import type { Question } from '@/lib/activities/quiz/bank';
import type { ActivityOf } from '@/lib/activities/schema';
import type { CampaignInput } from '@/lib/campaign/schema';
import { atMost } from './offers';
import { OPEN_ENDED, rulesOf } from './rules';

/** A weekly quiz from a bank; prizes are bonuses in US dollars by how many answers were right. */
export interface QuizCampaign extends Omit<CampaignInput, 'activities' | 'rules' | 'hero'> {
  /** The lead goes on with what the highest prize takes. */
  hero: Omit<CampaignInput['hero'], 'offer' | 'lead'> & { lead: string };
  /** When it ran for the first time, in words. */
  firstRun: string;
  /** The heading over the quiz. */
  quizTitle: string;
  /** Names the quiz in calls; no two quizzes share one. */
  activityId: number;
  bank: readonly Question[];
  questionsPerTerm: number;
  pastTerms: number;
  secondsPerQuestion?: number;
  prizeName: string;
  prizes: readonly { right: number; amount: number }[];
  terms: ActivityOf<'quiz'>['terms'];
  progress: ActivityOf<'quiz'>['progress'];
  /** Said of the game itself, after what holds for every quiz. */
  what?: string[];
  /** Days for which a prize holds, and dollars of it that one closed lot converts into a balance. */
  conversion: { days: number; perLot: number };
}

/** A quiz that begins anew every Monday, with the rules that its numbers give. */
export function quizCampaign(campaign: QuizCampaign): CampaignInput {
  const { hero, firstRun, quizTitle, activityId, bank, questionsPerTerm, pastTerms, ...rest } = campaign;
  const { secondsPerQuestion, prizeName, prizes, terms, progress, what, conversion, ...words } = rest;
  const highest = prizes.at(-1) ?? { right: 0, amount: 0 };
  return {
    ...words,
    bonus: conversion,
    hero: {
      ...hero,
      offer: atMost(highest.amount),
      lead: `${hero.lead}${highest.right} 题全部答对，得 $${highest.amount} 赠金。`,
    },
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
    rules: quizRules(campaign),
  };
}

function quizRules(campaign: QuizCampaign) {
  const { firstRun, questionsPerTerm, secondsPerQuestion, prizeName, prizes, terms, what = [], conversion } = campaign;
  const past = terms === 'all' ? '往期题目' : '上一期题目';
  return rulesOf({
    time: [firstRun, '此后每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题。', ...OPEN_ENDED],
    who: [
      '已在{brand}开立真实账户、年满 18 周岁的个人客户；未登录也可以练习往期题目，但不发奖励。',
      '同一手机号或身份证件，每期只可用一个账户作答；所在地法律禁止参加的人士，请勿参加。',
    ],
    what: [
      `每期 ${questionsPerTerm} 题，均为单选，逐题作答；选定后即揭晓对错与解析，不可修改。`,
      secondsPerQuestion === undefined
        ? '作答不限时。中途离开，下次从未答的一题继续，本期截止前有效。'
        : `每题限时 ${secondsPerQuestion} 秒，由服务器从点击开始计时；超时按未答对计，计时不因刷新或离开而暂停。`,
      ...what,
      `${past}可以练习，不计成绩，也不发奖励。`,
    ],
    rewards: [
      `${prizeName}按本期答对题数发放，取达到的较高一档，不叠加：${prizes
        .map(({ right, amount }) => `答对 ${right} 题 $${amount}`)
        .join('，')}。`,
      '奖励为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      `自存入之日起 ${conversion.days} 天内，每平仓 1 手，其中 $${conversion.perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
    ],
    claim: [
      '答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请。',
      '1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    valid: [`每份赠金自存入之日起 ${conversion.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`],
    disqualified: ['使用程序代答，或以多个账户试出答案的。'],
  });
}
