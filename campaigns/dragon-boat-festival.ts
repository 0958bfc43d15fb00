import { defineCampaign } from '@/lib/campaign/define';
import { dragonBoatBank } from './banks/dragon-boat';
import { ran } from './shared/constants';
import { quizCampaign } from './shared/quiz';

const QUESTIONS = 6;
const PRIZES = [
  { right: 3, amount: 3 },
  { right: 5, amount: 8 },
  { right: 6, amount: 18 },
];

export default defineCampaign(
  'campaigns/dragon-boat-festival.ts',
  quizCampaign({
    slug: 'dragon-boat-festival',
    ownPage: true,
    title: '端午答题',
    otherPages: [
      {
        path: 'dragon-boat-festival/answer',
        hero: {
          kicker: '鼓声已起',
          headline: '各就各位，开桨',
          offer: '{quiz.questionsPerTerm} 题到岸',
          lead: '每答对一题，龙舟前进一程；{quiz.questionsPerTerm} 题全部答对，得 {quiz.prizes.last.amount} 赠金。',
          composition: 'stage',
          scene: [
            { shape: 'glow', x: 50, y: 40, width: 90, opacity: 0.7 },
            { shape: 'flag', x: 60, y: 30, width: 58 },
            { shape: 'drum', x: 22, y: 58, width: 30, turn: -6, motion: 'float' },
            { shape: 'dragon-boat', x: 56, y: 66, width: 84, motion: 'float' },
            { shape: 'wave', x: 40, y: 88, width: 84 },
          ],
        },
      },
    ],
    description:
      '鼓响舟行，答对一题，龙舟划前一程。每周 {quiz.questionsPerTerm} 题，聊端午也聊黄金，全部答对抵达终点，领 {quiz.prizes.last.amount} 赠金。',
    theme: 'jade',
    season: 'dragon-boat',
    constants: { firstRun: ran('2025年5月31日（端午）至6月2日'), firstYear: ran('2025 年') },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '端午',
      headline: '{quiz.questionsPerTerm|count}道题，划到对岸',
      offer: '到岸得 {quiz.prizes.last.amount}',
      lead: '答对一题，龙舟前进一程。{quiz.prizes.1.right} 题得 {quiz.prizes.1.amount}，{quiz.prizes.2.right} 题得 {quiz.prizes.2.amount}，{quiz.prizes.last.right} 题全对到岸，得 {quiz.prizes.last.amount} 赠金。',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 58, y: 34, width: 92, opacity: 0.75 },
        { shape: 'sun', x: 82, y: 38, width: 28, motion: 'shine' },
        { shape: 'cloud', x: 20, y: 38, width: 30, opacity: 0.8, motion: 'drift' },
        { shape: 'wave', x: 48, y: 74, width: 66, opacity: 0.75 },
        { shape: 'wave', x: 82, y: 72, width: 60, opacity: 0.75 },
        { shape: 'dragon-boat', x: 56, y: 58, width: 80, motion: 'float' },
        { shape: 'bamboo-leaf', x: 4, y: 48, width: 40, turn: 96, motion: 'drift' },
        { shape: 'wave', x: 40, y: 87, width: 60 },
        { shape: 'wave', x: 70, y: 87, width: 72 },
        { shape: 'zongzi', x: 16, y: 84, width: 30, turn: -8 },
        { shape: 'zongzi', x: 34, y: 90, width: 22, turn: 6 },
        { shape: 'drum', x: 86, y: 84, width: 28 },
      ],
    },
    quizTitle: '本周航程',
    activityId: 71,
    bank: dragonBoatBank,
    questionsPerTerm: QUESTIONS,
    pastTerms: 2,
    prizeName: '龙舟礼',
    prizes: PRIZES,
    terms: 'all',
    progress: 'boat',
    what: ['每答对一题，龙舟前进一程；答错不后退，船停在原处。'],
    conversion: { days: 30, perLot: 6 },
    steps: {
      title: '从码头到终点',
      items: [
        { icon: 'account', title: '登船', text: '登录真实账户。没有账户，也能先划往期的练习水道。' },
        { icon: 'question', title: '划桨', text: '{quiz.questionsPerTerm} 题逐一作答，不限时，答完即看解析。' },
        {
          icon: 'gift',
          title: '夺标',
          text: '答对 {quiz.prizes.1.right} 题有礼，{quiz.prizes.2.right} 题添礼，{quiz.prizes.last.right} 题抵达终点领 {quiz.prizes.last.amount}。',
        },
      ],
    },
    reasons: {
      title: '上船之前，{reasons.count|count}句话',
      items: [
        { icon: 'clock', title: '不限时', text: '想好再选，答完就看解析，对错都有来历。' },
        { icon: 'gift', title: '不用等开奖', text: '答对几题领几题的礼，答完当场记在您的账户里。' },
        { icon: 'calendar', title: '每周一船', text: '周一换题，往期航程随时能回头练。' },
      ],
    },
    questions: [
      {
        question: '答错一题，船会退回去吗？',
        answer: '不会。答错只是这一程没划动，后面的题照答，最后按答对的题数发礼。',
      },
      { question: '中途有事离开怎么办？', answer: '船停在原处等您。本周日 {dayEnd} 前回来，从没答的那一题接着划。' },
      {
        question: '端午过了还能玩吗？',
        answer: '能。首期在 {firstYear}端午，之后每周{once|count}期，题目轮换，规则不变。',
      },
    ],
  }),
);
