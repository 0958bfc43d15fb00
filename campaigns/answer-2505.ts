import { defineCampaign } from '@/lib/campaign/define';
import { QUIZ_ACTIVITY_ID } from '@/lib/contract/activity';
import { foreignExchangeBank } from './banks/foreign-exchange';
import { ran } from './shared/constants';
import { quizCampaign } from './shared/quiz';

/** Questions of a week. */
export const FOREIGN_EXCHANGE_QUESTIONS = 5;

export default defineCampaign(
  'campaigns/answer-2505.ts',
  quizCampaign({
    slug: 'answer-2505',
    title: '五月答题',
    description: '外汇小课堂，每周 {quiz.questionsPerTerm} 题：货币对怎么读、一个点值多少。本周有礼，往期随时补课。',
    theme: 'azure',
    constants: { firstRun: ran('2025年5月5日至11日') },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '外汇小课堂',
      headline: '欧元兑美元，涨的是谁？',
      offer: '一周 {quiz.questionsPerTerm} 题',
      lead: '每题都有解析，漏掉的周次随时补课。答对 {quiz.prizes.1.right} 题得 {quiz.prizes.1.amount}，{quiz.questionsPerTerm} 题全对得 {quiz.prizes.last.amount} 赠金。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 54, y: 46, width: 96, opacity: 0.65 },
        { shape: 'cloud', x: 20, y: 22, width: 32, opacity: 0.7, motion: 'drift' },
        { shape: 'globe', x: 58, y: 42, width: 66, motion: 'shine' },
        { shape: 'plane', x: 82, y: 14, width: 26, turn: -10, motion: 'float' },
        { shape: 'book', x: 36, y: 76, width: 58 },
        { shape: 'app-phone', x: 82, y: 70, width: 52, turn: 8 },
      ],
    },
    quizTitle: '课堂小测',
    activityId: QUIZ_ACTIVITY_ID,
    bank: foreignExchangeBank,
    questionsPerTerm: FOREIGN_EXCHANGE_QUESTIONS,
    pastTerms: 3,
    prizeName: '课堂奖',
    prizes: [
      { right: 3, amount: 2 },
      { right: 4, amount: 5 },
      { right: FOREIGN_EXCHANGE_QUESTIONS, amount: 10 },
    ],
    terms: 'all',
    progress: 'bar',
    what: ['本页保留本期与此前{quiz.pastTerms|count}期；往期列出您当时的成绩，可重新练习。'],
    conversion: { days: 30, perLot: 5 },
    reasons: {
      title: '这门课讲些什么',
      items: [
        { icon: 'globe', title: '货币对怎么读', text: '斜线前后各是谁，数字变大说明谁走强。' },
        { icon: 'trade', title: '一个点值多少', text: '标准手、迷你手，点值算清楚再下单。' },
        { icon: 'two-way', title: '利率与汇率', text: '加息为什么牵动货币，套息又险在哪里。' },
      ],
    },
    questions: [
      { question: '题目会重复吗？', answer: '题库按周轮换，几周之后会再见到旧题，正好看看还记得多少。' },
      { question: '新手答得上吗？', answer: '从基准货币讲起，每题都有一句解析。先练往期，再答本周，把握会大些。' },
    ],
  }),
);
