import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { AUTUMN_TOTAL, autumnFlight } from './shared/golden-autumn';

const OPENING = 10;
const TIERS = [
  { from: 100, reward: 10 },
  { from: 500, reward: 48 },
  { from: 2000, reward: 158 },
  { from: 8000, reward: 488 },
];

export default defineCampaign(
  'campaigns/golden-autumn-1.ts',
  autumnFlight({
    slug: 'golden-autumn-1',
    title: '金秋献礼·二',
    description: `月色下的第{flights|ordinal}场金秋：开户实名 {tasks.verify.amount}，首次入金 {tiers.1.from} 起按{tiers.count|count}档领取，{gifts|count}份合计至多 ${AUTUMN_TOTAL}。`,
    theme: 'dusk',
    constants: {
      firstRun: ran('2024年10月23日'),
      gifts: { is: 2, source: '开户的礼与首次入金的礼' },
      flights: { is: 2, source: '“金秋献礼”与“金秋献礼·二”' },
    },
    firstRun: '首期：{firstRun}（霜降）起。',
    hero: {
      kicker: '霜降 · 第{flights|ordinal}场',
      headline: '今晚的月亮，几分圆？',
      offer: '{tiers.1.from} 起有礼',
      lead: '开户实名得 {tasks.verify.amount}。首次入金再看月相：{tiers.1.from} 得 {tiers.1.reward}，{tiers.2.from} 得 {tiers.2.reward}，{tiers.3.from} 得 {tiers.3.reward}，{tiers.last.from} 月满，得 {tiers.last.reward}。',
      composition: 'diagonal',
      scene: [
        { shape: 'glow', x: 64, y: 40, width: 92 },
        { shape: 'moon', x: 66, y: 38, width: 62 },
        { shape: 'cloud', x: 16, y: 40, width: 34, opacity: 0.85, motion: 'drift' },
        { shape: 'cloud', x: 92, y: 22, width: 30, opacity: 0.75, motion: 'drift' },
        { shape: 'lantern', x: 20, y: 62, width: 26, motion: 'float' },
        { shape: 'hand-coin', x: 56, y: 66, width: 74 },
        { shape: 'leaf', x: 78, y: 18, width: 8, turn: -30, motion: 'drift' },
        { shape: 'leaf', x: 18, y: 92, width: 12, turn: 30 },
        { shape: 'leaf', x: 90, y: 88, width: 10, turn: 40 },
        { shape: 'cloud', x: 90, y: 66, width: 30, opacity: 0.6, motion: 'drift' },
      ],
    },
    form: { title: '今夜开仓，先留手机号', submit: '开户领秋夜礼' },
    opening: { name: '提灯礼', amount: OPENING, title: '提灯：开户实名礼' },
    deposit: { activityId: 84, name: '满月礼', tiers: TIERS, title: '满月：首次入金看月相', sliderMax: 10_000 },
    conversion: { days: 45, perLot: 15 },
    steps: {
      title: '从新月走到满月',
      items: [
        { icon: 'account', title: '新月', text: '一个手机号，账户像一弯新月挂上去。' },
        { icon: 'verify', title: '上弦', text: '实名通过，提一盏灯，领取 {tasks.verify.amount}。' },
        { icon: 'deposit', title: '满月', text: '首次入金到账，照着月相领取对应一档。' },
      ],
    },
    reasons: {
      title: '为什么是夜里',
      items: [
        { icon: 'clock', title: '夜盘活跃', text: '伦敦与纽约时段重叠在北京时间晚上，下班后正逢其时。' },
        { icon: 'order', title: '睡前设好', text: '止损止盈随单写入，人睡了，单子仍按价位执行；跳空时价格可能偏离。' },
        { icon: 'card', title: '过夜有息', text: '持仓过夜计隔夜利息，多空费率不同，下单前可查。' },
        { icon: 'app', title: '手机就够', text: '看价、下单、查赠金，都在同一个应用里。' },
      ],
    },
    questions: [
      {
        question: '和另一场金秋献礼有什么不同？',
        answer:
          '这一场门槛低，{tiers.1.from} 起就有一档；转换期为 {bonus.days} 天，每平仓 {oneLot} 手转 {bonus.perLot}。{flights|count}场只可择一领取。',
      },
      {
        question: '首次入金到账后，多久能领？',
        answer: '系统记到账后，本页的档位会亮起，点击领取，{payDays} 个工作日内存入账户。',
      },
    ],
    success: {
      title: '秋夜开户成功',
      lead: '灯已点上。完成实名，领取 {tasks.verify.amount} 提灯礼，再等月亮圆起来。',
      nextTitle: '月亮升起，接着做',
    },
  }),
);
