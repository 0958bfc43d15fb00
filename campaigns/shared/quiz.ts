import type { Question } from '@/lib/activities/quiz/bank';
import type { ActivityOf } from '@/lib/activities/schema';
import type { CampaignInput } from '@/lib/campaign/schema';
import { REWARDED, VALID } from './bonus';
import { OPEN_ENDED, rulesOf } from './rules';

/** A weekly quiz from a bank; prizes are bonuses in US dollars by how many answers were right. */
export interface QuizCampaign extends Omit<CampaignInput, 'activities' | 'rules' | 'hero'> {
  /** `lead` is followed by the condition of the highest prize. */
  hero: Omit<CampaignInput['hero'], 'offer' | 'lead'> & { lead: string };
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
  /** Rules of this quiz, after those of every quiz. */
  what?: string[];
  /** Days for which a bonus is valid, and US dollars of it that a closed lot converts. */
  conversion: { days: number; perLot: number };
}

/** A campaign with a weekly quiz, and its rules. */
export function quizCampaign(campaign: QuizCampaign): CampaignInput {
  const { hero, firstRun, quizTitle, activityId, bank, questionsPerTerm, pastTerms, ...rest } = campaign;
  const { secondsPerQuestion, prizeName, prizes, terms, progress, what, conversion, ...words } = rest;
  return {
    ...words,
    bonus: conversion,
    hero: {
      ...hero,
      offer: '至多 {quiz.prizes.last.amount}',
      lead: `${hero.lead}{quiz.prizes.last.right} 题全部答对，得 {quiz.prizes.last.amount} 赠金。`,
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
  const { firstRun, secondsPerQuestion, prizeName, prizes, terms, what = [] } = campaign;
  const past = terms === 'all' ? '往期题目' : '上一期题目';
  return rulesOf({
    time: [
      firstRun,
      '此后每周{once|count}期，周一 {dayStart} 开始，周日 {dayEnd} 截止（北京时间），每期换题。',
      ...OPEN_ENDED,
    ],
    who: [
      '已在{brand}开立真实账户、年满 {age} 周岁的个人客户；未登录也可以练习往期题目，但不发奖励。',
      '同一手机号或身份证件，每期只可用一个账户作答；所在地法律禁止参加的人士，请勿参加。',
    ],
    what: [
      '每期 {quiz.questionsPerTerm} 题，均为单选，逐题作答；选定后即揭晓对错与解析，不可修改。',
      secondsPerQuestion === undefined
        ? '作答不限时。中途离开，下次从未答的一题继续，本期截止前有效。'
        : '每题限时 {quiz.secondsPerQuestion} 秒，由服务器从点击开始计时；超时按未答对计，计时不因刷新或离开而暂停。',
      ...what,
      `${past}可以练习，不计成绩，也不发奖励。`,
    ],
    rewards: [
      `${prizeName}按本期答对题数发放，取达到的较高一档，不叠加：${prizes
        .map((_, index) => `答对 {quiz.prizes.${index + 1}.right} 题 {quiz.prizes.${index + 1}.amount}`)
        .join('，')}。`,
      ...REWARDED,
    ],
    claim: [
      '答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请。',
      '{payDays} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
    ],
    valid: [VALID],
    disqualified: ['使用程序代答，或以多个账户试出答案的。'],
  });
}
