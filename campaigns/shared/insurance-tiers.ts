import type { ActivityOf } from '@/lib/activities/schema';

type Coupon = ActivityOf<'coupon'>['coupons'][number];

interface InsuranceTier extends Pick<Coupon, 'id' | 'face' | 'condition' | 'hint' | 'stock'> {
  name: string;
  /** Percent of a loss that is compensated, up to the face. */
  share: number;
  /** Days in force. */
  days: number;
}

/** The coupons of trading insurance, from the smallest up. */
export const INSURANCE_TIERS: readonly InsuranceTier[] = [
  {
    id: 'bronze',
    name: '铜盾券',
    face: 10,
    share: 20,
    days: 7,
    stock: null,
    condition: { type: 'verified' },
    hint: '通过实名认证即可领取',
  },
  {
    id: 'silver',
    name: '银盾券',
    face: 30,
    share: 30,
    days: 15,
    stock: 1000,
    condition: { type: 'deposit', from: 500 },
    hint: '累计入金满 {from} 可领',
  },
  {
    id: 'gold',
    name: '金盾券',
    face: 80,
    share: 50,
    days: 30,
    stock: 200,
    condition: { type: 'deposit', from: 3000 },
    hint: '累计入金满 {from} 可领',
  },
];
