import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { predictionRules } from './shared/predictions';
import { between, instantsOf, NONFARM_RELEASES } from './shared/releases';

const PRIZE = { label: '{amount} 赠金', amount: 38, unit: 'usd' } as const;
const ROUND = between(instantsOf(NONFARM_RELEASES), 0.5);
const REPORTS = '美国劳工统计局：2025 年头四份报告的首次公布值';

export default defineCampaign('campaigns/nonfarm-2504.ts', {
  slug: 'nonfarm-2504',
  ownPage: true,
  title: '四月非农竞猜',
  description:
    '不猜方向，猜数字。写下您心中的非农新增人数，精确到千人；误差小的前 {predict.winners} 名各得 {predict.amount} 赠金，每次公布一期。',
  theme: 'dusk',
  constants: {
    firstReports: { is: '2025年头四份', source: REPORTS },
    april: { is: 17.7, source: REPORTS },
    months: { is: '2025年1月数据首次公布值 14.3 万，2月 15.1 万，3月 22.8 万，4月 17.7 万', source: REPORTS },
    firstRun: ran('2025年5月2日 20:30 公布的2025年4月'),
  },
  bonus: { days: 30, perLot: 8 },
  hero: {
    kicker: '四月非农竞猜',
    headline: '写下一个数，等它开口',
    offer: '{predict.amount}',
    lead: '新增多少万人？误差小的前 {predict.winners} 名，每人 {predict.amount} 赠金。',
    composition: 'ticket',
    scene: [
      { shape: 'glow', x: 50, y: 46, width: 100, opacity: 0.7 },
      { shape: 'calendar', x: 36, y: 46, width: 62, turn: -6 },
      { shape: 'people', x: 78, y: 36, width: 46 },
      { shape: 'magnifier', x: 64, y: 64, width: 50, turn: 8, motion: 'float' },
      { shape: 'pen', x: 24, y: 78, width: 50, turn: -12 },
      { shape: 'ballot', x: 84, y: 84, width: 32 },
    ],
  },
  activities: [
    {
      kind: 'predict',
      title: '交上您的数字',
      question: '下一次公布的美国新增非农就业人数是多少？（负数表示减少）',
      round: ROUND,
      answer: { type: 'number', min: -80, max: 100, step: 0.1, unit: '万人', winners: 20 },
      prize: PRIZE,
    },
  ],
  steps: {
    title: '猜数字的门道',
    items: [
      { icon: 'chart', title: '翻翻旧账', text: '{firstReports}报告的首次公布值，都在下面的问答里。' },
      { icon: 'order', title: '写到千位', text: '例如 {april} 万人；交上后不能改，先想好。' },
      {
        icon: 'point',
        title: '比谁更近',
        text: '误差由小到大排队，前 {predict.winners} 名得奖；一样近的，先交者在前。',
      },
    ],
  },
  questions: [
    {
      question: '往常大概是多少？',
      answer: '举例：{months}。月与月差得不小，别只看平均数。',
    },
    { question: '能猜负数吗？', answer: '能。就业减少时公布值为负，范围是 {predict.min} 万到 {predict.max} 万。' },
    { question: '为什么先交有用？', answer: '误差相同时，先提交的排在前面。想好了就早些写。' },
  ],
  rules: predictionRules({
    time: ['首期：{firstRun}非农就业数据。', '此后每次公布为一期；日程见本页“公布日程”。'],
    answer: [
      '以美国劳工统计局首次公布的季调后新增非农就业人数为准，单位万人，保留一位小数；后续修正不改结果。',
      '误差＝竞猜值与公布值之差的绝对值。',
    ],
    risk: '猜中数字不等于猜中行情；数据公布前后报价可能跳空，请控制仓位。',
  }),
});
