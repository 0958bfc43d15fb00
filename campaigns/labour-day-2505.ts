import { defineCampaign } from '@/lib/campaign/define';
import { bonusTerms } from './shared/bonus';
import { blankOutcome, DRAW_CLAIM, DRAWN_FAIRLY, GIFT_CLAIM, giftOutcome, oddsText, usdOutcome } from './shared/draws';
import { OPEN_ENDED, rulesOf } from './shared/rules';

const TIERS = [
  { from: 3, reward: 12 },
  { from: 10, reward: 45 },
  { from: 30, reward: 150 },
  { from: 60, reward: 328 },
];
const SPINS = { each: 1, max: 20 };
const SEGMENTS = [
  usdOutcome('screw', 1, 4500),
  usdOutcome('wrench', 2, 2500),
  blankOutcome('歇口气', 1980),
  usdOutcome('drill', 6, 600, 500),
  giftOutcome('kettle', '保温水壶', 300, 200),
  usdOutcome('crane', 51, 120, 50),
];
const BONUS = { days: 30, perLot: 12 };
const TERMS = bonusTerms(BONUS);

export default defineCampaign('campaigns/labour-day-2505.ts', {
  slug: 'labour-day-2505',
  title: '五一劳动节',
  description: `手上的活有数：每平仓 1 手攒一次转盘，满 3 手起另有四档工资条，至多 $${TIERS.at(-1)?.reward}。多劳多得，明码标价。`,
  theme: 'jade',
  bonus: BONUS,
  hero: {
    kicker: '五一劳动节 · 多劳多得',
    headline: '每一手，都记在工分簿上',
    offer: '一手一转',
    lead: `平仓 1 手转一次盘，累计 3 手起领工分，四档至多 $${TIERS.at(-1)?.reward}。`,
    composition: 'diagonal',
    scene: [
      { shape: 'sun', x: 78, y: 20, width: 36, motion: 'spin' },
      { shape: 'glow', x: 50, y: 54, width: 98, opacity: 0.6 },
      { shape: 'flag', x: 22, y: 34, width: 40 },
      { shape: 'wheel', x: 56, y: 44, width: 58 },
      { shape: 'stairs', x: 46, y: 72, width: 54 },
      { shape: 'bar-stack', x: 82, y: 78, width: 38 },
      { shape: 'ribbon', x: 56, y: 18, width: 36, turn: 6 },
      { shape: 'coin', x: 24, y: 64, width: 15, turn: -18, motion: 'float' },
      { shape: 'coin', x: 90, y: 50, width: 12, turn: 18, motion: 'float' },
    ],
  },
  activities: [
    {
      kind: 'wheel',
      title: '收工转一转',
      segments: SEGMENTS,
      credits: [{ from: 'lots', ...SPINS, label: '累计平仓' }],
    },
    { kind: 'tiers', title: '工分簿', activityId: 66, measure: 'lots', unit: 'usd', tiers: TIERS, sliderMax: 80 },
  ],
  reasons: {
    title: '劳动者的账，算得清',
    items: [
      { icon: 'chart', title: '一手记两处', text: '同一手既攒转盘次数，也往工分簿里记，互不占用。' },
      { icon: 'clock', title: '假期照常有盘', text: '五一国内休市，伦敦金照常报价；流动性偏薄，点差可能略宽。' },
      { icon: 'calendar', title: '劳逸结合', text: '没有天天打卡的要求。歇几天再来，手数还在。' },
    ],
  },
  questions: [
    { question: '平仓 0.5 手能转吗？', answer: '先记着。两次 0.5 手合成 1 手，就有一次。' },
    {
      question: '领了 10 手一档，到 30 手怎么算？',
      answer: '各档奖励为该档总额，升档补差额：$150 减去已领的 $45，再领 $105。',
    },
    { question: `转盘为什么只到 ${SPINS.max} 次？`, answer: '免得为了转盘多做交易。工分簿不设次数，按手数往上走。' },
  ],
  rules: rulesOf({
    time: ['首期：2025年5月1日至5月5日。', ...OPEN_ENDED],
    who: [
      '持有{brand}真实账户、年满 18 周岁的个人客户，新老客户均可参加。',
      '同一客户持有多个账户的，各账户手数不合并，只以其中一个账户参加。',
    ],
    what: [
      `每累计平仓 ${SPINS.each} 手得 1 次转盘，至多 ${SPINS.max} 次；各格概率：${oddsText(SEGMENTS)}。`,
      `工分簿：${TIERS.map(({ from, reward }) => `满 ${from} 手得 $${reward}`).join('，')}；各档为该档总额，升档补差额。`,
      ...DRAWN_FAIRLY,
    ],
    rewards: [...TERMS.rewards, '保温水壶为实物，容量 750 毫升，限量，市场价约 $15。'],
    claim: ['工分簿在达到档位后点击领取；转盘奖品即时记入。', ...DRAW_CLAIM, GIFT_CLAIM],
    valid: [...TERMS.valid, '转盘次数在活动结束前有效。'],
    disqualified: ['以对锁、自成交等方式虚增手数的，相应手数与次数不计。'],
  }),
});
