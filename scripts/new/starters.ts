import type { ActivityKind } from '@/lib/campaign/activity/schema';
import type { CampaignInput } from '@/lib/campaign/schema';

type ActivityInput = CampaignInput['activities'][number];
type StarterOf<Kind> = Omit<Extract<ActivityInput, { kind: Kind }>, 'kind' | 'title'>;

/** Stands where a definition names a quiz bank, which is code and no text. */
export const BANK = '@@bank';

const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' as const });
const nothing = { label: '谢谢参与', prize: null, stock: null };
const daily = [{ from: 'day' as const, count: 1, label: '每日首次登录' }];

/** A small activity of each kind that passes every check: the beginning of a new campaign, to be written over. */
export const STARTERS: { [Kind in ActivityKind]: StarterOf<Kind> } = {
  tasks: {
    order: 'sequence',
    tasks: [
      {
        id: 'verify',
        title: '实名认证',
        text: '上传身份证完成认证。',
        condition: { type: 'verified' },
        prize: usd(8),
      },
      {
        id: 'deposit',
        title: '首次入金',
        text: '首次入金满 $200。',
        condition: { type: 'first-deposit', from: 200 },
        prize: usd(20),
      },
    ],
  },
  tiers: {
    measure: 'deposit',
    unit: 'usd',
    tiers: [
      { from: 200, reward: 20 },
      { from: 1000, reward: 88 },
    ],
    sliderMax: 2000,
  },
  cashback: { groups: [{ label: '贵金属', symbols: ['XAUUSD', 'XAGUSD'], perLot: 5 }] },
  wheel: {
    segments: [
      { id: 'usd-8', label: '$8 赠金', prize: usd(8), odds: 500, stock: 100 },
      { id: 'none-a', ...nothing, odds: 3000 },
      { id: 'usd-5', label: '$5 赠金', prize: usd(5), odds: 1000, stock: 200 },
      { id: 'none-b', ...nothing, odds: 3000 },
      { id: 'usd-1', label: '$1 赠金', prize: usd(1), odds: 1500, stock: 500 },
      { id: 'none-c', ...nothing, odds: 1000 },
    ],
    credits: daily,
  },
  treasure: {
    boxes: ['bronze', 'silver', 'gold'].map((id, index) => ({
      id,
      label: ['铜宝箱', '银宝箱', '金宝箱'][index] ?? id,
      unlock: { by: 'credit' as const },
      outcomes: [
        { id: 'usd-1', label: '$1 赠金', prize: usd(index + 1), odds: 4000, stock: 100 },
        { id: 'none', ...nothing, odds: 6000 },
      ],
    })),
    credits: daily,
    renews: 'day',
  },
  quiz: {
    quiz: { activityId: 58, title: '每周问答', questionsPerTerm: 5, pastTerms: 3, bank: BANK as never },
    prizes: [
      { right: 3, prize: usd(3) },
      { right: 5, prize: usd(8) },
    ],
    terms: 'all',
  },
  predict: {
    question: '本周五收盘，伦敦金比周一开盘高还是低？',
    round: { every: 'week', closesAfterHours: 96, resultAfterHours: 120 },
    answer: {
      type: 'options',
      options: [
        { id: 'up', label: '高于开盘' },
        { id: 'down', label: '低于开盘' },
      ],
    },
    prize: usd(5),
  },
  signin: {
    cycle: 'month',
    daily: { label: '积分', amount: 5, unit: 'points' },
    milestones: [
      { days: 7, prize: usd(3) },
      { days: 21, prize: usd(10) },
    ],
    makeUpCards: 2,
  },
  points: {
    earn: [
      { by: 'day', id: 'day', label: '每日登录', points: 10 },
      { by: 'condition', id: 'verify', label: '实名认证', points: 100, condition: { type: 'verified' } },
    ],
    shop: [
      { id: 'usd-3', cost: 200, stock: 100, prize: usd(3) },
      { id: 'usd-10', cost: 600, stock: 50, prize: usd(10) },
    ],
  },
  redpacket: {
    everyMinutes: 240,
    lastsSeconds: 120,
    packets: [{ id: 'usd-1', prize: usd(1), stock: 100 }],
  },
  coupon: {
    coupons: [
      {
        id: 'first',
        label: '首单补偿券',
        face: 20,
        condition: { type: 'verified' },
        hint: '完成实名认证后可领',
        inForceAfterHours: 0,
        validDays: 30,
        stock: 500,
        terms: ['首笔交易平仓亏损时，按亏损额补偿，至多为券面金额。'],
      },
    ],
  },
  invite: {
    condition: { type: 'first-deposit', from: 200 },
    conditionLabel: '好友完成首次入金',
    each: usd(10),
    monthlyMax: 8,
    tiers: [{ friends: 3, prize: usd(20) }],
  },
};
