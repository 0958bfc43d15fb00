import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { rulesOf } from './shared/rules';

const PACKETS = [
  { id: 'usd-88', amount: 88, stock: 1 },
  { id: 'usd-28', amount: 28, stock: 4 },
  { id: 'usd-8', amount: 8, stock: 20 },
  { id: 'usd-2', amount: 2, stock: 75 },
] as const;
/** Between two rounds. */
const HOURS = '{redpacket.everyMinutes / minutesPerHour}';
const ROUNDS = '{hoursPerDay * minutesPerHour / redpacket.everyMinutes}';
const ALL = '{redpacket.packets.stock.sum}';

export default defineCampaign('campaigns/scramble-dollar-2501.ts', {
  slug: 'scramble-dollar-2501',
  title: '抢美金红包',
  description: `每 ${HOURS} 小时落一场红包雨，每场 ${ALL} 个美金红包，大的 {redpacket.packets.amount.max}，小的 {redpacket.packets.amount.min}。几点开场、各有几个，写在明处，抢到就入账。`,
  theme: 'dusk',
  season: 'spring-festival',
  constants: { firstRun: ran('2025年1月29日') },
  bonus: { days: 30, perLot: 8 },
  hero: {
    kicker: '新春红包雨',
    headline: '抬头，红包从夜空落下',
    offer: '每场 {redpacket.packets.stock.sum} 个',
    lead: '每 {redpacket.everyMinutes / minutesPerHour} 小时一场：{redpacket.packets.usd-88.amount} 的 {redpacket.packets.usd-88.stock} 个，{redpacket.packets.usd-28.amount} 的 {redpacket.packets.usd-28.stock} 个，{redpacket.packets.usd-8.amount} 的 {redpacket.packets.usd-8.stock} 个，其余 {redpacket.packets.usd-2.amount}。下到抢完为止。',
    composition: 'stage',
    scene: [
      { shape: 'firework', x: 64, y: 22, width: 62, opacity: 0.9 },
      { shape: 'firework', x: 22, y: 46, width: 36, opacity: 0.8 },
      { shape: 'moon', x: 86, y: 18, width: 30 },
      { shape: 'red-packet', x: 58, y: 56, width: 50, turn: 16, motion: 'drop' },
      { shape: 'red-packet', x: 24, y: 66, width: 34, turn: -18, motion: 'float' },
      { shape: 'red-packet', x: 86, y: 76, width: 36, turn: 30 },
      { shape: 'red-packet', x: 44, y: 92, width: 26, turn: -30 },
      { shape: 'coin', x: 16, y: 30, width: 13, turn: -22 },
    ],
  },
  activities: [
    {
      kind: 'redpacket',
      title: '红包雨',
      everyMinutes: 3 * 60,
      lastsSeconds: 180,
      packets: PACKETS.map(({ id, amount, stock }) => ({
        id,
        prize: { label: '新春红包', amount, unit: 'usd' as const },
        stock,
      })),
    },
  ],
  steps: {
    title: '接红包的手法',
    items: [
      { icon: 'account', title: '先登录', text: '开场前登录好，别让验证码耽误手。' },
      { icon: 'clock', title: '看钟点', text: `零点起，每 ${HOURS} 小时开一场，页面有倒数。` },
      { icon: 'gift', title: '点红包', text: '红包落下时点一个，点中即见分晓。' },
      { icon: 'deposit', title: '进账户', text: '抢到的红包换成赠金，存入交易账户。' },
    ],
  },
  reasons: {
    title: '这场雨公道',
    items: [
      { icon: 'spin', title: '各凭手气', text: '剩下的红包，每个被抽中的机会相同，由服务器随机决定。' },
      { icon: 'point', title: '数目写明', text: `一场 ${ALL} 个，各档几个列在表里，余量随抢随减。` },
      { icon: 'clock', title: '错过有下场', text: `一天 ${ROUNDS} 场，每场都可以抢一个，彼此不影响。` },
    ],
  },
  questions: [
    {
      question: '手快就能抢到大的吗？',
      answer: '手快只关系到抢不抢得到，抢到哪一个是随机的：剩下的红包里，每个机会均等。',
    },
    {
      question: '点了红包，网络断了怎么办？',
      answer: '重新连上后再点一次即可。服务器记得您这一次，抢到的还是那一个，不会重复，也不会丢。',
    },
  ],
  rules: rulesOf({
    time: ['首期：{firstRun}（农历正月初一）{dayStart} 起。'],
    claim: ['抢到的红包，可在本页“我的奖品”查看。'],
  }),
});
