import fc from 'fast-check';
import {
  type CampaignStatus,
  type DatedStatus,
  type DateSettings,
  isOver,
  nextChange,
  parseStatus,
  serializeStatus,
  statusAt,
  statusOf,
} from './status';

const STATUSES = ['upcoming', 'running', 'claiming', 'ended'] as const;
const BEGIN = new Date('2026-06-01T00:00:00+08:00');
const END = new Date('2026-07-01T00:00:00+08:00');
const CLAIMED = new Date('2026-07-31T00:00:00+08:00');
const undated = { claimDays: 30 };
const dated = { ...undated, period: { from: '2026-06-01', to: '2026-06-30' } };
const NOT_SET: DateSettings = { state: null, stateSetAt: null, beginsAt: null, endsAt: null };

const justBefore = (timestamp: Date) => new Date(timestamp.getTime() - 1);
const at = (campaign: Parameters<typeof statusAt>[0], now: Date, set?: Partial<DateSettings>) => {
  const { status, endsAt, ...rest } = statusAt(campaign, set && { ...NOT_SET, ...set }, now);
  return [status, endsAt, nextChange({ status, endsAt, ...rest })];
};

test('a campaign offers nothing after its end, even while rewards can be collected', () => {
  expect(STATUSES.filter(isOver)).toEqual(['claiming', 'ended']);
});

describe('the status at a moment', () => {
  // @proves 本活动自本页发布之日起开放，每日 00:00 至 24:00（北京时间）均可参加
  test('is running for ever without dates', () => {
    expect(at(undated, BEGIN)).toEqual(['running', null, null]);
  });

  test.each([
    ['a moment before the begin', justBefore(BEGIN), ['upcoming', END, BEGIN]],
    ['at the begin', BEGIN, ['running', END, END]],
    ['a moment before the end', justBefore(END), ['running', END, END]],
    ['at the end', END, ['claiming', END, CLAIMED]],
    ['a moment before the end of the claim days', justBefore(CLAIMED), ['claiming', END, CLAIMED]],
    ['at the end of the claim days', CLAIMED, ['ended', END, null]],
  ])('%s lasts until the next date', (_, now, expected) => {
    expect(at(dated, now)).toEqual(expected);
  });

  test('is ended from the end on if there is nothing to collect', () => {
    expect(at({}, END, { endsAt: END })).toEqual(['ended', END, null]);
  });

  test('follows an end that an operator has moved, and the moment at which an operator closed or opened it', () => {
    expect(at(dated, END, { endsAt: CLAIMED })).toEqual(['running', CLAIMED, CLAIMED]);
    const day = new Date('2026-06-10T12:00:00+08:00');
    const claimedThen = new Date('2026-07-10T12:00:00+08:00');
    expect(at(dated, day, { state: 'closed', stateSetAt: day })).toEqual(['claiming', day, claimedThen]);
    expect(at(dated, CLAIMED, { state: 'open', stateSetAt: CLAIMED })).toEqual(['running', null, null]);
  });

  const LATER = new Date('2026-06-20T00:00:00+08:00');
  const SET = new Date('2026-06-10T12:00:00+08:00');
  const EARLY = new Date('2026-05-20T12:00:00+08:00');

  test.each<[string, typeof undated, Partial<DateSettings>, Date | null, Date | null]>([
    ['before its day began then, and keeps the end that is ahead', dated, { stateSetAt: EARLY }, EARLY, END],
    ['after its day began by its day', dated, { stateSetAt: SET }, BEGIN, END],
    ['without any dates has none', undated, { stateSetAt: SET }, null, null],
    ['with an end that is just over has none', dated, { stateSetAt: SET, endsAt: LATER }, BEGIN, null],
  ])('a campaign opened %s', (_, campaign, set, beginsAt, endsAt) => {
    const opened = statusAt(campaign, { ...NOT_SET, ...set, state: 'open' }, LATER);
    expect(opened).toMatchObject({ status: 'running', beginsAt, endsAt });
  });

  test.each<[string, object, Date | null, Date]>([
    ['before its end ended then', dated, SET, SET],
    ['after its end ended by its end', dated, CLAIMED, END],
    ['without an end ended then', undated, SET, SET],
    ['at no known moment ends now', undated, null, LATER],
  ])('a campaign closed %s', (_, campaign, stateSetAt, endsAt) => {
    const closed = statusAt(campaign, { ...NOT_SET, state: 'closed', stateSetAt }, LATER);
    expect([isOver(closed.status), closed.endsAt]).toEqual([true, endsAt]);
  });
});

describe('the status of a response', () => {
  const claimsUntil = '2026-07-31T00:00:00.000Z';

  test.each(['upcoming', 'running'] as const)('is its phase: %s', (phase) => {
    expect(statusOf({ now: '2026-06-01T00:00:00.000Z', phase, claimsUntil })).toBe(phase);
  });

  test.each([
    ['in the last moment to collect', '2026-07-30T23:59:59.999Z', claimsUntil, 'claiming'],
    ['at the end of the claim days', claimsUntil, claimsUntil, 'ended'],
    ['if there is nothing to collect', claimsUntil, null, 'ended'],
  ])('after the end, %s', (_, now, until, status) => {
    expect(statusOf({ now, phase: 'ended', claimsUntil: until })).toBe(status);
  });
});

describe('the part of a variant id', () => {
  const instant = fc
    .integer({ min: 1_600_000_000, max: 4_000_000_000 })
    .map((seconds) => new Date(seconds * 1_000).toISOString());
  const dates = { beginsAt: instant, endsAt: fc.option(instant), claimsUntil: instant };
  const statuses = fc.record<DatedStatus<string>>({ status: fc.constantFrom(...STATUSES), ...dates });

  /** What pages show in each status. */
  const SHOWN: Record<CampaignStatus, readonly (keyof DatedStatus)[]> = {
    upcoming: ['status', 'beginsAt'],
    running: ['status', 'beginsAt', 'endsAt'],
    claiming: ['status', 'endsAt', 'claimsUntil'],
    ended: ['status', 'endsAt'],
  };
  const shownBy = (dated: DatedStatus<string>) =>
    dated.status === 'running' && !dated.endsAt ? ['running'] : SHOWN[dated.status].map((field) => dated[field]);

  test('has the dates that a page shows, and differs if a page shows something else', () => {
    fc.assert(
      fc.property(statuses, statuses, (one, other) => {
        const text = serializeStatus(one);
        expect(shownBy(parseStatus(text) as DatedStatus<string>)).toEqual(shownBy(one));
        expect(text === serializeStatus(other)).toBe(JSON.stringify(shownBy(one)) === JSON.stringify(shownBy(other)));
      }),
      { seed: 1 },
    );
  });

  test.each([
    ['upcoming', `upcoming_${BEGIN.getTime() / 1_000}`],
    ['running', `closing_${BEGIN.getTime() / 1_000}_${END.getTime() / 1_000}`],
    ['claiming', `claiming_${END.getTime() / 1_000}_${CLAIMED.getTime() / 1_000}`],
    ['ended', `ended_${END.getTime() / 1_000}`],
  ] as const)('of %s is %s', (status, text) => {
    expect(serializeStatus({ status, beginsAt: BEGIN, endsAt: END, claimsUntil: CLAIMED })).toBe(text);
  });

  test('is absent while a campaign runs without a known end', () => {
    expect(serializeStatus({ status: 'running', beginsAt: BEGIN, endsAt: null, claimsUntil: null })).toBeUndefined();
  });

  test.each([
    '',
    'over',
    'claiming',
    'claiming_1',
    'ended_1_2',
    'ended_x',
    'ended_123456789012',
    'constructor',
    'closing_1_-1',
  ])('is not %j', (text) => {
    expect(parseStatus(text)).toBeUndefined();
  });
});
