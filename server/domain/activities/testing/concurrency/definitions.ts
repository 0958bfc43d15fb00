import type { ActivityOf } from '@/lib/activities/schema';
import { REDPACKET } from '../../../../testing/activities';

/** Six segments: one that wins points, two whose stock runs out quickly, three unlimited ones. */
export const WHEEL: ActivityOf<'wheel'> = {
  kind: 'wheel',
  title: '幸运转盘',
  credits: [{ from: 'condition', condition: { type: 'registered' }, count: 1, label: '注册送1次' }],
  segments: [
    { id: 'grand', label: '$88赠金', prize: { label: '$88赠金', amount: 88, unit: 'usd' }, odds: 4000, stock: 5 },
    {
      id: 'gift',
      label: '金条挂件',
      prize: { label: '金条挂件', amount: 1, unit: 'gift', bookValue: 9 },
      odds: 3000,
      stock: 3,
    },
    { id: 'points', label: '50积分', prize: { label: '50积分', amount: 50, unit: 'points' }, odds: 1000, stock: null },
    { id: 'one', label: '$1赠金', prize: { label: '$1赠金', amount: 1, unit: 'usd' }, odds: 1000, stock: null },
    { id: 'two', label: '$2赠金', prize: { label: '$2赠金', amount: 2, unit: 'usd' }, odds: 900, stock: null },
    { id: 'three', label: '$3赠金', prize: { label: '$3赠金', amount: 3, unit: 'usd' }, odds: 100, stock: null },
  ],
};

/** A hundred packets per round, of three kinds. */
export const RAIN: ActivityOf<'redpacket'> = {
  ...REDPACKET,
  packets: [
    { id: 'small', prize: { label: '$1红包', amount: 1, unit: 'usd' }, stock: 60 },
    { id: 'points', prize: { label: '20积分红包', amount: 20, unit: 'points' }, stock: 30 },
    { id: 'large', prize: { label: '$8红包', amount: 8, unit: 'usd' }, stock: 10 },
  ],
};

export const POINTS: ActivityOf<'points'> = {
  kind: 'points',
  title: '积分商城',
  earn: [
    { by: 'day', id: 'visit', label: '每日访问', points: 5 },
    { by: 'condition', id: 'verified', label: '实名认证', points: 100, condition: { type: 'verified' } },
  ],
  shop: [
    { id: 'bonus', cost: 30, stock: 1000, prize: { label: '$3赠金', amount: 3, unit: 'usd' } },
    { id: 'mug', cost: 30, stock: 10, prize: { label: '纪念杯', amount: 1, unit: 'gift', bookValue: 9 } },
  ],
};
