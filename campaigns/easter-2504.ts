import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { blankOutcome, usdOutcome } from './shared/draws';
import { rulesOf } from './shared/rules';

const DAILY = 3;
const CONTENT = [
  blankOutcome('一片草叶', 5400),
  usdOutcome('clover', 0.2, 3200),
  usdOutcome('daisy', 0.5, 1000),
  usdOutcome('carrot', 2, 340, 100),
  usdOutcome('rabbit', 8, 55, 20),
  usdOutcome('golden', 42, 5, 2),
];
const PLACES = ['篱笆下', '花丛里', '树洞中', '石阶旁', '水井边', '草垛上', '木桥头', '风车底', '蘑菇后'];

export default defineCampaign('campaigns/easter-2504.ts', {
  slug: 'easter-2504',
  title: '复活节寻蛋',
  description:
    '园子里藏了 {treasure.boxes.count} 枚彩蛋，每天可敲 {treasure.credits.day.count} 枚。里头或是一片草叶，或是 {treasure.boxes.egg-1.outcomes.amount.min} 到 {treasure.boxes.egg-1.outcomes.amount.max} 的赠金；天亮重新藏过。',
  theme: 'rose',
  season: 'easter',
  constants: { firstRun: ran('2025年4月18日（耶稣受难日）至4月21日（复活节星期一）') },
  bonus: { days: 21, perLot: 4 },
  hero: {
    kicker: '复活节寻蛋',
    headline: '兔子藏好了，轮到您找',
    offer: '一天 {treasure.credits.day.count} 枚',
    lead: '{treasure.boxes.count} 枚彩蛋，里头或是一片草叶，或是 {treasure.boxes.egg-1.outcomes.amount.min} 到 {treasure.boxes.egg-1.outcomes.amount.max} 的赠金，天亮重新藏过。今天想敲哪 {treasure.credits.day.count} 枚？',
    composition: 'centred',
    scene: [
      { shape: 'sun', x: 16, y: 18, width: 26, motion: 'spin' },
      { shape: 'cloud', x: 52, y: 26, width: 28, opacity: 0.85, motion: 'drift' },
      { shape: 'glow', x: 50, y: 60, width: 104, opacity: 0.7 },
      { shape: 'egg', x: 78, y: 50, width: 28, turn: 16 },
      { shape: 'egg', x: 14, y: 58, width: 24, turn: -14 },
      { shape: 'rabbit', x: 34, y: 62, width: 50 },
      { shape: 'egg', x: 62, y: 68, width: 50, turn: 8, motion: 'float' },
      { shape: 'egg', x: 86, y: 84, width: 26, turn: -12 },
      { shape: 'egg', x: 14, y: 86, width: 26, turn: 14 },
      { shape: 'egg', x: 38, y: 92, width: 18, turn: -24 },
      { shape: 'leaf', x: 54, y: 24, width: 9, turn: 20, motion: 'drift' },
      { shape: 'leaf', x: 64, y: 94, width: 10, turn: -40 },
    ],
  },
  activities: [
    {
      kind: 'treasure',
      title: '今天的园子',
      boxes: PLACES.map((label, index) => ({
        id: `egg-${index + 1}`,
        label,
        unlock: { by: 'credit' as const },
        outcomes: CONTENT,
      })),
      credits: [{ from: 'day', count: DAILY, label: '每天进园' }],
      renews: 'day',
      look: 'eggs',
    },
  ],
  reasons: {
    title: '园丁留的话',
    items: [
      {
        icon: 'gift',
        title: '每枚一样公平',
        text: '{treasure.boxes.count|count}个地方概率相同，不必找“幸运位”，凭心情敲就好。',
      },
      { icon: 'clock', title: '零点重藏', text: '北京时间零点彩蛋回窝，敲过的又是完整一枚。' },
      { icon: 'calendar', title: '四月的假日', text: '耶稣受难日与复活节星期一金市常有休市，持仓请提前看时间表。' },
    ],
  },
  questions: [
    {
      question: '换个账户再敲{treasure.credits.day.count|count}枚行吗？',
      answer: '不行。同一人只算一个账户，查实的收回奖励。',
    },
    { question: '敲出草叶算什么？', answer: '算春天。那一枚没有赠金，换个地方再找找。' },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}。'],
    who: ['新老客户均可参加；不要求入金或交易。'],
  }),
});
