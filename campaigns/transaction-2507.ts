import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { ladder } from './shared/ladder';

export default defineCampaign(
  'campaigns/transaction-2507.ts',
  ladder({
    slug: 'transaction-2507',
    title: '七月交易赛',
    description:
      '盛夏擂台：当月平仓手数定档领奖，满 {tiers.1.from} 手起{tiers.count|count}级，至多 {tiers.last.reward}；月榜按真实成交排列，账号隐去中段。',
    theme: 'amber',
    constants: {
      firstRun: ran('2025年7月1日至7月31日'),
      ranks: { is: 10, source: '月榜的长度' },
      ends: { is: 2, source: '月榜上账号显示的位数' },
    },
    hero: {
      kicker: '盛夏擂台 · 按月开赛',
      headline: '擂台开了，您站几级？',
      offer: '至多 {tiers.last.reward}',
      lead: '名次是荣誉，奖金看自己：当月平仓满 {tiers.1.from} 手得 {tiers.1.reward}，{tiers.2.from} 手得 {tiers.2.reward}，{tiers.3.from} 手得 {tiers.3.reward}，{tiers.last.from} 手得 {tiers.last.reward}。',
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 50, y: 46, width: 108, opacity: 0.85 },
        { shape: 'flag', x: 20, y: 36, width: 40 },
        { shape: 'flag', x: 82, y: 34, width: 38, flip: true },
        { shape: 'ribbon', x: 50, y: 66, width: 92, opacity: 0.95 },
        { shape: 'podium', x: 50, y: 82, width: 88 },
        { shape: 'trophy', x: 50, y: 42, width: 56 },
        { shape: 'bull-coin', x: 17, y: 74, width: 24, turn: -12, motion: 'float' },
        { shape: 'bull-coin', x: 84, y: 70, width: 20, turn: 12, motion: 'float' },
      ],
    },
    ladder: {
      title: '擂级与月榜',
      activityId: 61,
      measure: 'lots',
      term: 'month',
      ranking: true,
      tiers: [
        { from: 10, reward: 58 },
        { from: 30, reward: 198 },
        { from: 60, reward: 428 },
        { from: 100, reward: 788 },
      ],
      sliderMax: 120,
    },
    firstRun: '首期：{firstRun}。',
    rules: {
      who: ['登录即在赛中，无需报名。'],
      what: ['月榜列出当月平仓手数居前的{ranks|count}个账户与您自己的名次，账号隐去中段；手数相同的，先达到者在前。'],
    },
    conversion: { days: 30, perLot: 20 },
    steps: {
      title: '赛制{steps.count|count}句话',
      items: [
        { icon: 'trade', title: '成交记手', text: '所有品种合并，平仓即入账。' },
        {
          icon: 'point',
          title: '到级领奖',
          text: '{tiers.1.from}、{tiers.2.from}、{tiers.3.from}、{tiers.4.from} 手，各级人人可得。',
        },
        { icon: 'chart', title: '月末封榜', text: '每月 {monthStart} 日清零重开，上月名次不延续。' },
      ],
    },
    reasons: {
      title: '这座擂台的规矩',
      items: [
        { icon: 'account', title: '榜上无真名', text: '账号只露首尾{ends|count}位，名次与手数来自成交记录。' },
        { icon: 'two-way', title: '不比盈亏', text: '赚多赚少是各人的事，榜单不列收益，免得逼人冒进。' },
        { icon: 'shield', title: '小手数也有位', text: '榜外的人也看得到自己排在哪里，离下一级几手。' },
      ],
    },
    questions: [
      {
        question: '榜单多久更新？',
        answer: '打开或回到本页时取新的一版，榜上写着统计的时刻；平仓记录入账后，稍候即可上榜。',
      },
      { question: '刷对锁单能上榜吗？', answer: '经核实的对锁与自成交手数会被剔除，奖励一并收回。' },
    ],
  }),
);
