import { eq } from 'drizzle-orm';
import { termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';
import { transferPoints } from '../../../domain/activities/engine/points';
import { accounts } from '../../../platform/database/schema/accounts';
import { activityEntries, stock } from '../../../platform/database/schema/activities';
import { couponOf, REDPACKET, SIGNIN, usd } from '../../activities';
import { campaignWith } from '../../campaigns';
import type { Scenario, StartState } from '../scenario';
import { bankOf, DAY, NOW, withoutChance } from './definitions';

const WHEEL: ActivityOf<'wheel'> = {
  kind: 'wheel',
  title: '幸运转盘',
  credits: [{ from: 'condition', condition: { type: 'registered' }, count: 1, label: '注册送1次' }],
  segments: [
    { id: 'grand', label: '$88赠金', prize: usd(88), odds: 9995, stock: 1 },
    ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: '$1赠金', prize: usd(1), odds: 1, stock: null })),
  ] as ActivityOf<'wheel'>['segments'],
};
const spin = { slug: 'wheel', kind: 'wheel', action: 'spin' } as const;

/** Two spins use one credit while another account tries to win the same last item. */
export const wheel: Scenario = {
  name: 'wheel',
  campaigns: [withoutChance(campaignWith('wheel', WHEEL))],
  people: 2,
  acts: [
    { by: 0, ...spin },
    { by: 0, ...spin },
    { by: 1, ...spin },
  ],
};

/** A definition changes while accounts spin for the same last item: the first server still has the earlier one. */
export const definition: Scenario = {
  name: 'definition',
  campaigns: [withoutChance(campaignWith('defined', WHEEL))],
  changed: [
    withoutChance(
      campaignWith('defined', { ...WHEEL, segments: WHEEL.segments.map((one) => ({ ...one, prize: usd(99) })) }),
    ),
  ],
  people: 2,
  acts: [0, 0, 1].map((by) => ({ by, ...spin, slug: 'defined' })),
};

/** A client repeats a spin whose answer was lost, on another server; both count as one. */
export const sameKey: Scenario = {
  name: 'same-key',
  campaigns: [
    withoutChance(campaignWith('spins', { ...WHEEL, credits: [{ from: 'day', count: 3, label: '每日3次' }] })),
  ],
  people: 1,
  acts: [
    { by: 0, ...spin, slug: 'spins', key: 'once' },
    { by: 0, ...spin, slug: 'spins', key: 'once' },
    { by: 0, ...spin, slug: 'spins' },
  ],
};

const QUIZ: ActivityOf<'quiz'> = {
  kind: 'quiz',
  title: '每周答题',
  quiz: { activityId: 901, title: '每周答题', questionsPerTerm: 2, pastTerms: 0, bank: bankOf(20) },
  prizes: [
    { right: 1, prize: usd(5) },
    { right: 2, prize: usd(12) },
  ],
  terms: 'current',
  progress: 'bar',
};
const TERM = termAt(QUIZ.quiz, NOW);
const [FIRST, LAST] = TERM.questions.map(({ id }) => id);
const answer = (topicid: number | undefined, choice: number) => ({
  slug: 'quiz',
  kind: 'quiz' as const,
  action: 'answer',
  input: { periodid: TERM.periodId, topicid, choice },
});

/** Two requests answer the last question, one right and one wrong; the first answer decides the prize. */
export const quiz: Scenario = {
  name: 'quiz',
  campaigns: [campaignWith('quiz', QUIZ)],
  people: 1,
  async before({ orm, now, account }) {
    const place = { slug: 'quiz', kind: 'quiz', account: account(0), at: now };
    await orm
      .insert(activityEntries)
      .values({ ...place, key: `answer:${TERM.periodId}:${FIRST}`, value: { choice: 0, right: true } });
  },
  acts: [
    { by: 0, ...answer(LAST, 0) },
    { by: 0, ...answer(LAST, 1) },
  ],
};

const WEEKLY: ActivityOf<'signin'> = {
  ...SIGNIN,
  cycle: 'week',
  daily: usd(1),
  milestones: [{ days: 2, prize: usd(20) }],
  makeUpCards: 1,
};
// The test clock starts on a Monday: two days later there are two days to make up.
const sign = { slug: 'signin', kind: 'signin', action: 'sign' } as const;
const makeUp = (day: string) => ({ slug: 'signin', kind: 'signin' as const, action: 'makeUp', input: { day } });

/** One request signs in for today while two others make up earlier days; the milestone counts once. */
export const signin: Scenario = {
  name: 'signin',
  campaigns: [campaignWith('signin', WEEKLY)],
  people: 1,
  later: 2 * DAY,
  before: ({ orm, account }) =>
    orm
      .update(accounts)
      .set({ createdAt: new Date(NOW.getTime() - DAY) })
      .where(eq(accounts.number, account(0))),
  acts: [
    { by: 0, ...sign },
    { by: 0, ...makeUp('2026-06-02') },
    { by: 0, ...makeUp('2026-06-01') },
  ],
};

const POINTS: ActivityOf<'points'> = {
  kind: 'points',
  title: '积分商城',
  earn: ['visit', 'read'].map((id) => ({ by: 'day' as const, id, label: '每日积分', points: 5 })),
  shop: [
    { id: 'bonus', cost: 30, stock: 9, prize: usd(3) },
    { id: 'mug', cost: 30, stock: 1, prize: { label: '纪念杯', amount: 1, unit: 'gift', bookValue: 9 } },
  ],
};
const SHOPS = ['shop', 'other-shop'].map((slug) => campaignWith(slug, POINTS));
const redeem = (id: string, slug = 'shop') => ({ slug, kind: 'points' as const, action: 'redeem', input: { id } });
const withPoints = (amount: number, places: readonly number[]) => (start: StartState) =>
  Promise.all(
    places.map((place) =>
      transferPoints(start.orm, {
        account: start.account(place),
        slug: 'shop',
        label: '测试积分',
        amount,
        now: start.now,
      }),
    ),
  );

/** Two shops spend the same points at the same time while another account wants the same last item. */
export const points: Scenario = {
  name: 'points',
  campaigns: SHOPS,
  people: 2,
  before: withPoints(30, [0, 1]),
  acts: [
    { by: 0, ...redeem('mug') },
    { by: 1, ...redeem('mug') },
    { by: 0, ...redeem('bonus', 'other-shop') },
  ],
};

const earn = { slug: 'shop', kind: 'points', action: 'earn', input: { id: 'visit' } } as const;

/** Two requests earn the points of a day while another shop spends the balance. */
export const earnings: Scenario = {
  name: 'earnings',
  campaigns: SHOPS,
  people: 1,
  before: withPoints(30, [0]),
  acts: [
    { by: 0, ...earn },
    { by: 0, ...earn },
    { by: 0, ...redeem('bonus', 'other-shop') },
  ],
};

const RAIN = { ...REDPACKET, packets: [{ id: 'small', prize: usd(1), stock: 2 }] };
const grab = { slug: 'rain', kind: 'redpacket', action: 'grab' } as const;

/** Two packets are left for three grabs, two of them by one account. */
export const redpacket: Scenario = {
  name: 'redpacket',
  campaigns: [campaignWith('rain', RAIN)],
  people: 2,
  before: ({ orm }) =>
    orm
      .insert(stock)
      .values({ slug: 'rain', kind: 'redpacket', round: '2026-06-01T12:00', item: 'small', total: 2, taken: 0 }),
  acts: [
    { by: 0, ...grab },
    { by: 0, ...grab },
    { by: 1, ...grab },
  ],
};

const TREASURE: ActivityOf<'treasure'> = {
  kind: 'treasure',
  title: '宝箱',
  credits: [{ from: 'condition', condition: { type: 'registered' }, count: 1, label: '注册送1次' }],
  boxes: ['left', 'middle', 'right'].map((id) => ({
    id,
    label: id,
    unlock: { by: 'credit' as const },
    outcomes: [
      { id: 'full', label: '$8赠金', prize: usd(8), odds: 9999, stock: 1 },
      { id: 'empty', label: '谢谢参与', prize: null, odds: 1, stock: null },
    ],
  })),
  renews: 'never',
  look: 'chests',
};
const open = (box: string) => ({ slug: 'boxes', kind: 'treasure' as const, action: 'open', input: { box } });

/** One credit opens two boxes at the same time while another account wants the same last item. */
export const treasure: Scenario = {
  name: 'treasure',
  campaigns: [withoutChance(campaignWith('boxes', TREASURE))],
  people: 2,
  acts: [
    { by: 0, ...open('left') },
    { by: 0, ...open('right') },
    { by: 1, ...open('left') },
  ],
};

const COUPON: ActivityOf<'coupon'> = {
  kind: 'coupon',
  title: '包赔券',
  coupons: [couponOf('loss', 20, { stock: 2 })],
};
const claim = { slug: 'cover', kind: 'coupon', action: 'claim', input: { id: 'loss' } } as const;

/** One account claims a coupon twice, another one once. */
export const coupon: Scenario = {
  name: 'coupon',
  campaigns: [campaignWith('cover', COUPON)],
  people: 2,
  acts: [
    { by: 0, ...claim },
    { by: 0, ...claim },
    { by: 1, ...claim },
  ],
};
