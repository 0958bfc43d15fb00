import { defineCampaign } from '@/lib/campaign/define';
import { FOREIGN_EXCHANGE_QUESTIONS } from './answer-2505';
import { economicCalendarBank } from './banks/economic-calendar';
import { ran } from './shared/constants';
import { quizCampaign } from './shared/quiz';

const QUESTIONS = 10;

export default defineCampaign(
  'campaigns/answer-2505-single.ts',
  quizCampaign({
    slug: 'answer-2505-single',
    title: '五月答题·单期',
    description:
      '一张卷，{quiz.questionsPerTerm} 题，只考财经日历：非农、议息、CPI。不限时，一期一考，全对领 {quiz.prizes.last.amount} 赠金。',
    theme: 'forest',
    constants: {
      firstRun: ran('2025年5月19日至25日'),
      otherQuestions: { is: FOREIGN_EXCHANGE_QUESTIONS, source: '“五月答题”每期的题数' },
    },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '财经日历卷',
      headline: '本期考卷，请作答',
      offer: '满分 {quiz.prizes.last.amount}',
      lead: '考非农、议息、物价。答对 {quiz.prizes.1.right} 题及格，得 {quiz.prizes.1.amount}；{quiz.prizes.2.right} 题良好，得 {quiz.prizes.2.amount}；{quiz.prizes.last.right} 题满分，得 {quiz.prizes.last.amount} 赠金。',
      composition: 'stage',
      scene: [
        { shape: 'glow', x: 50, y: 42, width: 92, opacity: 0.7 },
        { shape: 'calendar', x: 26, y: 40, width: 50, turn: -8 },
        { shape: 'exam', x: 56, y: 52, width: 82, turn: 5 },
        { shape: 'bell', x: 84, y: 82, width: 32, turn: 10, motion: 'float' },
        { shape: 'clock', x: 20, y: 80, width: 38 },
      ],
    },
    quizTitle: '财经日历卷',
    activityId: 74,
    bank: economicCalendarBank,
    questionsPerTerm: QUESTIONS,
    pastTerms: 1,
    prizeName: '考卷奖',
    prizes: [
      { right: 6, amount: 6 },
      { right: 8, amount: 15 },
      { right: QUESTIONS, amount: 30 },
    ],
    terms: 'current',
    progress: 'bar',
    conversion: { days: 30, perLot: 10 },
    steps: {
      title: '及格、良好、满分',
      items: [
        {
          icon: 'verify',
          title: '及格 · {quiz.prizes.1.right} 题',
          text: '答对 {quiz.prizes.1.right} 题，领 {quiz.prizes.1.amount}。',
        },
        {
          icon: 'chart',
          title: '良好 · {quiz.prizes.2.right} 题',
          text: '答对 {quiz.prizes.2.right} 题，领 {quiz.prizes.2.amount}。',
        },
        { icon: 'gift', title: '满分 · {quiz.questionsPerTerm} 题', text: '一题不错，领 {quiz.prizes.last.amount}。' },
      ],
    },
    questions: [
      {
        question: '和“五月答题”是一回事吗？',
        answer:
          '不是。那边每周{otherQuestions|count}题，讲外汇，能翻往期；这里一卷{quiz.questionsPerTerm|count}题，只考财经日历。两边可以都参加。',
      },
      { question: '考前能热身吗？', answer: '可以，先练上一期的题目。练习只看对错与解析，不发奖励。' },
    ],
  }),
);
