import { defineCampaign } from '@/lib/campaign/define';
import { midAutumnBank } from './banks/mid-autumn';
import { ran } from './shared/constants';
import { quizCampaign } from './shared/quiz';

const QUESTIONS = 8;

export default defineCampaign(
  'campaigns/moon-festival.ts',
  quizCampaign({
    slug: 'moonFestival',
    title: '中秋答题',
    description:
      '{quiz.questionsPerTerm|count}道题，一轮月。答对一题，月亮圆一分；{quiz.questionsPerTerm|count}题全对，恰是十五的满月，领 {quiz.prizes.last.amount} 赠金。',
    theme: 'dusk',
    season: 'mid-autumn',
    constants: { firstRun: ran('2024年9月15日至17日') },
    firstRun: '首期：{firstRun}（中秋）。',
    hero: {
      headline: '把月亮答圆',
      offer: '圆了得 {quiz.prizes.last.amount}',
      lead: '从一弯新月开始，每答对一题圆一分。{quiz.prizes.1.right} 题得 {quiz.prizes.1.amount}，{quiz.prizes.2.right} 题得 {quiz.prizes.2.amount}，{quiz.prizes.last.right} 题全对，月亮圆了，得 {quiz.prizes.last.amount} 赠金。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 58, width: 110, opacity: 0.8 },
        { shape: 'moon', x: 50, y: 58, width: 66, motion: 'shine' },
        { shape: 'cloud', x: 18, y: 62, width: 40, opacity: 0.75, motion: 'drift' },
        { shape: 'cloud', x: 82, y: 46, width: 34, opacity: 0.7, motion: 'drift' },
        { shape: 'lantern', x: 13, y: 42, width: 22, motion: 'float' },
        { shape: 'lantern', x: 88, y: 64, width: 18, motion: 'float' },
        { shape: 'mooncake', x: 76, y: 84, width: 34 },
        { shape: 'rabbit', x: 42, y: 78, width: 46 },
        { shape: 'leaf', x: 68, y: 36, width: 10, turn: 24, motion: 'drop' },
        { shape: 'cloud', x: 46, y: 94, width: 56, opacity: 0.9 },
      ],
    },
    quizTitle: '今夜的月亮',
    activityId: 72,
    bank: midAutumnBank,
    questionsPerTerm: QUESTIONS,
    pastTerms: 1,
    prizeName: '团圆礼',
    prizes: [
      { right: 4, amount: 4 },
      { right: 6, amount: 8 },
      { right: QUESTIONS, amount: 15 },
    ],
    terms: 'all',
    progress: 'moon',
    what: ['每答对一题，月相圆起{quiz.questionsPerTerm|count}分之一；答错不亏，月亮停在当时的模样。'],
    conversion: { days: 45, perLot: 5 },
    steps: {
      title: '{steps.count|count}种月色，{quiz.prizes.count|count}份礼',
      items: [
        { icon: 'point', title: '半月 · 答对 {quiz.prizes.1.right} 题', text: '弦月当空，领 {quiz.prizes.1.amount}。' },
        { icon: 'spin', title: '盈月 · 答对 {quiz.prizes.2.right} 题', text: '已近圆满，领 {quiz.prizes.2.amount}。' },
        {
          icon: 'gift',
          title: '满月 · {quiz.prizes.last.right} 题全对',
          text: '十五的月亮，领 {quiz.prizes.last.amount}。',
        },
      ],
    },
    reasons: {
      title: '题里的{reasons.count|count}样中秋',
      items: [
        { icon: 'calendar', title: '诗里的月', text: '苏轼写给谁，张九龄望见什么，答着答着就想起来了。' },
        { icon: 'globe', title: '天上的月', text: '月相怎么变，为什么十五的月亮常常十六圆。' },
        { icon: 'deposit', title: '金子的光', text: '航天员的面罩为何镀金，一立方厘米的金有多沉。' },
      ],
    },
    questions: [
      { question: '月亮会亏回去吗？', answer: '本期不会，答对几题就盈几分；下周一新题上线，从新月重新开始。' },
      {
        question: '{quiz.questionsPerTerm|count}题要一口气答完吗？',
        answer: '不用。不限时，答到哪里停在哪里，周日 {dayEnd} 前答完即可；团圆礼在答完最后一题时结算。',
      },
    ],
  }),
);
