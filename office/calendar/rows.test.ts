import { type CampaignRow, entriesOf, isScarce, type Known, partLeft, shownEntries } from './rows';

const range = { from: Date.parse('2026-12-01T00:00:00Z'), to: Date.parse('2027-01-01T00:00:00Z') };
const row = (campaign: string, status: CampaignRow['status'], dates: Partial<CampaignRow> = {}): CampaignRow => ({
  ...{
    campaign,
    status,
    title: campaign,
    begins: null,
    ends: null,
    claimsUntil: null,
    set: null,
    activities: ['wheel'],
  },
  ...dates,
});
const known: Known = {
  campaigns: [
    row('always', 'running', { title: '黄金竞猜', activities: ['predict'] }),
    row('gone', 'ended', { ends: '2026-10-01T00:00:00Z', claimsUntil: '2026-11-01T00:00:00Z' }),
    row('past', 'ended', { ends: '2026-10-01T00:00:00Z', claimsUntil: '2026-12-05T00:00:00Z' }),
    row('coming', 'upcoming', { begins: '2026-12-20T00:00:00Z' }),
    row('ending', 'running', { ends: '2026-12-31T00:00:00Z' }),
    row('claiming', 'claiming', { ends: '2026-11-20T00:00:00Z', claimsUntil: '2026-12-20T00:00:00Z' }),
  ],
  rounds: [],
  texts: ['all', 'bfzh', 'iekb'].map((brand, index) => ({
    ...{ campaign: 'always', brand, revision: index, state: 'begun', headline: null },
    ...{ from: '2026-12-01T00:00:00Z', to: null },
  })),
  seasons: [{ campaign: 'coming', season: 'christmas', from: '2026-12-23', to: '2027-01-03' }],
  stock: [
    { campaign: 'ending', item: 'wheel/cup', name: '杯子', round: null, total: 10, given: 2, left: 8 },
    { campaign: 'ending', item: 'wheel/bar', name: '金条', round: null, total: 5, given: 4, left: 1 },
  ],
  budgets: [],
  exposure: [],
};
const shown = (search = {}, brand?: string) => shownEntries(entriesOf(known, brand), search, range);
const names = (search = {}) => shown(search).map(({ campaign }) => campaign);

test('what changes first comes first; campaigns over before the period are left out unless asked for', () => {
  expect(names()).toEqual(['claiming', 'ending', 'coming', 'always', 'past']);
  expect(names({ status: 'ended' })).toEqual(['gone', 'past']);
});

test('filters by status, kind and words of name and title', () => {
  expect(names({ status: 'upcoming' })).toEqual(['coming']);
  expect(names({ kind: 'predict' })).toEqual(['always']);
  expect(names({ find: '竞猜 ALW' })).toEqual(['always']);
  expect(names({ find: '竞猜 x' })).toEqual([]);
});

test('a brand has its own texts and those of all', () => {
  const [entry] = shown({ find: 'always' }, 'bfzh');
  expect(entry?.texts.map(({ brand }) => brand)).toEqual(['all', 'bfzh']);
});

test('a seasonal campaign has the days that it may take', () => {
  expect(shown().map(({ season }) => season?.from)).toEqual([undefined, undefined, '2026-12-23', undefined, undefined]);
});

test('finds the scarcest item, and marks it below a fifth', () => {
  const [entry] = shown({ find: 'ending' });
  expect(entry?.scarcest?.item).toBe('wheel/bar');
  expect(partLeft({ left: 0, total: 0 })).toBe(0);
  expect([0.199, 0.2].map(isScarce)).toEqual([true, false]);
});
