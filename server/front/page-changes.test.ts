import { catalogue } from '@/campaigns/catalogue';
import contentDates from '@/campaigns/content-dates.json';
import { nothingSet } from '../domain/activities/follow-settings';
import { noRevisions } from '../domain/revisions/follow-revisions';
import { RevisionTable } from '../domain/revisions/revision-table';
import { type ChangeSources, pageChangedAt } from './page-changes';

const SLUG = 'bull-market';
const PAGE = { path: `/${SLUG}`, title: '', campaign: SLUG } as const;
const changedAt = (sources: Partial<ChangeSources>) =>
  pageChangedAt(PAGE, 'bfzh', {
    catalogue,
    campaignSettings: nothingSet,
    revisions: noRevisions,
    clock: () => new Date('2050-01-01T00:00:00Z'),
    ...sources,
  });
const setting = (dates: { endsAt?: Date; changedAt?: Date }) => ({
  current: () => new Map([[SLUG, { state: null, stateSetAt: null, beginsAt: null, endsAt: null, ...dates }]]),
});

test('shows the day of the release, at any time of the campaign before it', () => {
  const { date } = contentDates[PAGE.path];
  expect(changedAt({ clock: () => new Date(date) })).toBe(date);
  expect(
    changedAt({ campaignSettings: setting({ changedAt: new Date('2020-01-01') }), clock: () => new Date(date) }),
  ).toBe(date);
});

test('shows when an operator set the dates, and then when the campaign ended, not before that', () => {
  const campaignSettings = setting({
    changedAt: new Date('2045-03-01T08:00:00.123Z'),
    endsAt: new Date('2046-01-01T00:00:00Z'),
  });
  const at = (moment: string) => changedAt({ campaignSettings, clock: () => new Date(moment) });
  expect(at('2045-06-01')).toBe('2045-03-01T08:00:00Z');
  expect(at('2046-01-01')).toBe('2046-01-01T00:00:00Z');
});

test('shows when a revision of the brand began, and no revision of another brand', () => {
  const pointer = { revision: 1, slug: SLUG, from: Date.parse('2047-01-01T00:00:00Z'), to: null };
  const shown = (brand: string) => {
    const history = new Map([[`text/${SLUG}`, [{ at: pointer.from, entries: [{ ...pointer, brand }] }]]]);
    return changedAt({ revisions: { current: () => new RevisionTable(1, [], [], catalogue, history) } });
  };
  expect(shown('bfzh')).toBe('2047-01-01T00:00:00Z');
  expect(shown('gjs2')).toBe(contentDates[PAGE.path].date);
});

test('shows the day of the release for a page without a campaign, and no day for an unknown page', () => {
  const sources = { catalogue, campaignSettings: nothingSet, revisions: noRevisions, clock: () => new Date() };
  expect(pageChangedAt({ path: '/download', title: '' }, 'bfzh', sources)).toBe(contentDates['/download'].date);
  expect(pageChangedAt({ path: '/other', title: '' }, 'bfzh', sources)).toBeUndefined();
});
