import type { DateSettings } from '@/lib/campaign/status';
import { nothingSet } from '../domain/activities/follow-settings';
import { builtInHosts } from '../domain/hosts/follow-hosts';
import { noRevisions } from '../domain/revisions/follow-revisions';
import { PageDecisions } from './page-decisions';

const decisions = new PageDecisions({
  hosts: builtInHosts,
  campaignSettings: nothingSet,
  revisions: noRevisions,
  clock: () => new Date(),
});
const decide = (address: string, host = 'unknown.example', userAgent = 'Chrome') => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return decisions.decide({ host, userAgent, query: searchParams, pathname, allowDevelopment: false });
};
const PAGE = '/newactivities/kh_7694_form';

test('decides once for all requests that differ only in what does not matter', () => {
  expect(decide(`${PAGE}?utm_term=gold&token=a`)).toBe(decide(`${PAGE}?utm_term=silver`));
});

test.each([
  ['host', () => decide(PAGE, 'bfzh.localhost')],
  ['device', () => decide(PAGE, 'unknown.example', 'Chrome (iPhone)')],
  ['path', () => decide('/newactivities/cgold')],
  ['platform', () => decide(`${PAGE}?source=android`)],
  ['brand', () => decide(`${PAGE}?appcode=gjs2`)],
])('decides on another page for another %s', (_what, other) => {
  expect(other().address).not.toEqual(decide(PAGE).address);
});

test('does not confuse values that contain the separators of the cache key', () => {
  const odd = decide(`${PAGE}?source=${encodeURIComponent('android","gjs2')}`);
  expect(odd.variant).toMatchObject({ platform: 'web', brand: 'default' });
  expect(decide(`${PAGE}?source=android&appcode=gjs2`).variant).toMatchObject({ platform: 'app', brand: 'gjs2' });
});

describe('a campaign that ends', () => {
  const END = new Date('2026-07-01T00:00:00+08:00');
  const ENDS: DateSettings = { state: null, stateSetAt: null, beginsAt: null, endsAt: END };
  let settings = new Map<string, DateSettings>();
  let now = new Date(END.getTime() - 1);
  const dated = new PageDecisions({
    hosts: builtInHosts,
    campaignSettings: { current: () => settings },
    revisions: noRevisions,
    clock: () => now,
  });
  const stands = (pathname: string) => {
    const page = dated.decide({
      host: 'bfzh.localhost',
      userAgent: 'Chrome',
      query: new URLSearchParams(),
      pathname,
      allowDevelopment: false,
    });
    return [page.address.variant.campaignStatus?.split('_')[0], dated.secondsLeft(page)];
  };

  test('has another page from the second at which it ends, and as soon as an operator changes it', () => {
    expect(stands(PAGE)).toEqual([undefined, Number.POSITIVE_INFINITY]);
    settings = new Map([['kh_7694_form', ENDS]]);
    expect(stands(PAGE)).toEqual(['closing', 0.001]);
    now = END;
    const days = 30 * 24 * 3_600;
    expect(stands(PAGE)).toEqual(['claiming', days]);
    expect(stands(`${PAGE}/success`)).toEqual(['claiming', days]);
    expect(stands('/newactivities/cgold')).toEqual([undefined, Number.POSITIVE_INFINITY]);
    settings = new Map();
    expect(stands(PAGE)).toEqual([undefined, Number.POSITIVE_INFINITY]);
  });
});
