import plain from '@/campaigns/kh-7694-form';
import claimable from '@/campaigns/new-customer-first';
import { isClaimable } from './claim-rules';
import { type DatesSet, type Standing, standingOf } from './phase';
import type { Campaign } from './schema';

const SECOND = 1_000;
const BEGIN = new Date('2026-06-01T00:00:00+08:00');
const END = new Date('2026-07-01T00:00:00+08:00');
const CLAIMED = new Date('2026-07-31T00:00:00+08:00');
const dated: Campaign = { ...claimable, period: { from: '2026-06-01', to: '2026-06-30' } };
const NOT_SET: DatesSet = { state: null, stateSetAt: null, beginsAt: null, endsAt: null };

const inSeconds = (timestamp: Date) => timestamp.getTime() / SECOND;
const before = (timestamp: Date) => new Date(timestamp.getTime() - 1);
const stands = (campaign: Campaign, now: Date, set?: Partial<DatesSet>): [string | undefined, Date | null] => {
  const { life, until }: Standing = standingOf(campaign, set && { ...NOT_SET, ...set }, now);
  return [life, until];
};

test('a definition without dates runs, and nothing known changes it', () => {
  expect(isClaimable(claimable)).toBe(true);
  expect(stands(claimable, BEGIN)).toEqual([undefined, null]);
});

test.each([
  ['a moment before it begins', before(BEGIN), `upcoming_${inSeconds(BEGIN)}`, BEGIN],
  ['as it begins', BEGIN, `closing_${inSeconds(END)}`, END],
  ['a moment before it ends', before(END), `closing_${inSeconds(END)}`, END],
  ['as it ends', END, `claiming_${inSeconds(END)}_${inSeconds(CLAIMED)}`, CLAIMED],
  ['as the days to collect end', CLAIMED, `ended_${inSeconds(END)}`, null],
])('%s a dated campaign stands by its dates until the next of them', (_, now, life, until) => {
  expect(stands(dated, now)).toEqual([life, until]);
});

test('where nothing is collected it is over with its end', () => {
  const without = { ...plain, activities: [] };
  expect(stands(without, END, { endsAt: END })).toEqual([`ended_${inSeconds(END)}`, null]);
});

test('what an operator has set goes before the dates: an end moved, a campaign closed, one opened again', () => {
  expect(stands(dated, END, { endsAt: CLAIMED })).toEqual([`closing_${inSeconds(CLAIMED)}`, CLAIMED]);
  const day = new Date('2026-06-10T12:00:00+08:00');
  const claimedThen = new Date('2026-07-10T12:00:00+08:00');
  expect(stands(dated, day, { state: 'closed', stateSetAt: day })).toEqual([
    `claiming_${inSeconds(day)}_${inSeconds(claimedThen)}`,
    claimedThen,
  ]);
  expect(stands(dated, CLAIMED, { state: 'open', stateSetAt: CLAIMED })).toEqual([undefined, null]);
});
