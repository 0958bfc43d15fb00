import plain from '@/campaigns/kh-7694-form';
import claimable from '@/campaigns/new-customer-first';
import { type DatesSet, phaseOf, type Standing, standingOf } from './phase';
import { isClaimable } from './rules/claim';
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
])('%s the status of a dated campaign lasts until its next date', (_, now, life, until) => {
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

describe('what an operator has set counts from when it was set', () => {
  const LATER = new Date('2026-06-20T00:00:00+08:00');
  const datesIn = (campaign: Campaign, set: Partial<DatesSet>, now = LATER) => {
    const { phase, beginsAt, endsAt } = phaseOf(campaign, { ...NOT_SET, ...set }, now);
    return { phase, beginsAt, endsAt };
  };
  const SET = new Date('2026-06-10T12:00:00+08:00');
  const EARLY = new Date('2026-05-20T12:00:00+08:00');

  test.each<[string, Campaign, Partial<DatesSet>, Date | null, Date | null]>([
    ['before its day began then, and keeps the end that is ahead', dated, { stateSetAt: EARLY }, EARLY, END],
    ['after its day began by its day', dated, { stateSetAt: SET }, BEGIN, END],
    ['without any dates has none', claimable, { stateSetAt: SET }, null, null],
    ['with an end that is just over has none', dated, { stateSetAt: SET, endsAt: LATER }, BEGIN, null],
  ])('a campaign opened %s', (_, campaign, set, beginsAt, endsAt) => {
    expect(datesIn(campaign, { ...set, state: 'open' })).toEqual({ phase: 'running', beginsAt, endsAt });
  });

  test.each<[string, Campaign, Date | null, Date]>([
    ['before its end ended then', dated, SET, SET],
    ['after its end ended by its end', dated, CLAIMED, END],
    ['without an end ended then', claimable, SET, SET],
    ['at no known moment ends now', claimable, null, LATER],
  ])('a campaign closed %s', (_, campaign, stateSetAt, endsAt) => {
    expect(datesIn(campaign, { state: 'closed', stateSetAt })).toMatchObject({ phase: 'ended', endsAt });
  });
});
