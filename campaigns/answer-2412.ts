import { defineCampaign } from '@/lib/campaign/define';
import { spotGoldBank } from './banks/spot-gold';
import { ran } from './shared/constants';
import { quizCampaign } from './shared/quiz';

const QUESTIONS = 6;

export default defineCampaign(
  'campaigns/answer-2412.ts',
  quizCampaign({
    slug: 'answer-2412',
    title: '答题赢现金',
    description:
      '{quiz.questionsPerTerm} 题，每题 {quiz.secondsPerQuestion} 秒，全程{quiz.secondsPerQuestion * quiz.questionsPerTerm / secondsPerMinute|count}分钟。考的是现货黄金的真功夫，全对领 {quiz.prizes.last.amount}，成绩卡可存成图片。',
    theme: 'ink-gold',
    constants: { firstRun: ran('2024年12月') },
    firstRun: '首期：{firstRun}。',
    hero: {
      kicker: '每周一卷',
      headline: '{quiz.secondsPerQuestion} 秒一题，答得出吗？',
      offer: '全对得 {quiz.prizes.last.amount}',
      lead: '手数、点差、保证金，天天在用的词，考起来不一样。答对 {quiz.prizes.1.right} 题得 {quiz.prizes.1.amount}，{quiz.prizes.2.right} 题得 {quiz.prizes.2.amount}，{quiz.prizes.last.right} 题全对得 {quiz.prizes.last.amount} 赠金。',
      composition: 'ticket',
      scene: [
        { shape: 'glow', x: 52, y: 44, width: 100, opacity: 0.75 },
        { shape: 'candles', x: 84, y: 30, width: 36, opacity: 0.55 },
        { shape: 'exam', x: 44, y: 48, width: 82, turn: -6 },
        { shape: 'clock', x: 76, y: 60, width: 50, motion: 'shine' },
        { shape: 'pen', x: 26, y: 72, width: 46, turn: -8, motion: 'float' },
      ],
    },
    quizTitle: '本周限时卷',
    activityId: 73,
    bank: spotGoldBank,
    questionsPerTerm: QUESTIONS,
    pastTerms: 2,
    secondsPerQuestion: 20,
    prizeName: '快答奖',
    prizes: [
      { right: 3, amount: 4 },
      { right: 5, amount: 12 },
      { right: QUESTIONS, amount: 24 },
    ],
    terms: 'all',
    progress: 'bar',
    what: ['答完后生成成绩卡，写明本期答对题数，可存成图片；卡上没有您的手机号与账号。'],
    conversion: { days: 30, perLot: 24 },
    steps: {
      title: '一场快答的节奏',
      items: [
        { icon: 'clock', title: '按下开始', text: '每题由您点开，点开才走表，{quiz.secondsPerQuestion} 秒内选定。' },
        { icon: 'question', title: '当场见分晓', text: '对错与解析随即出现，看完再点下一题，看解析不计时。' },
        { icon: 'card', title: '存下成绩卡', text: '{quiz.questionsPerTerm|count}题答完出一张卡，答对几题写几题。' },
      ],
    },
    questions: [
      {
        question: '为什么叫“赢现金”？',
        answer:
          '奖励先以赠金到账，{bonus.days} 天内每平仓 {oneLot} 手，其中 {bonus.perLot} 转为可出金余额，也就是能提走的现金。',
      },
      { question: '时间到了还没选，怎么算？', answer: '这一题按未答对计，仍会给出解析，后面的题不受影响。' },
      { question: '答到一半断网了呢？', answer: '已经点开的那一题仍在走表；没点开的题不会走，连上之后接着答。' },
    ],
  }),
);
