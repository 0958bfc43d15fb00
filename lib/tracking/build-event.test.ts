import fc from 'fast-check';
import { trackingEvent } from '../contract/tracking';
import { buildEvent, channelName, type EventContext } from './build-event';

const context: EventContext = {
  address:
    'https://www.gold.example/newactivities/summer?utm_medium=cpc&utm_term=%E9%BB%84%E9%87%91&utm_campaign=c1&utm_content=u1',
  clientId: 'f1',
  v: 'XY_9',
  browser: 'Chrome',
  now: 1_750_000_000_000,
};

const VISIT = {
  sourceid: 2,
  usertype: 2,
  clientid: 'f1',
  eventtime: 1_750_000_000_000,
  eventname: 'z1',
  eventdescribe: '访客数据',
  eventtype: 'visit',
  detail: {
    channelname: 'gold',
    version: 'Chrome',
    backurl: 'https://www.gold.example',
    currenturl: context.address,
    medium: 'cpc',
    keyworld: '黄金',
    plan: 'c1',
    unit: 'u1',
    packageid: 'XY_9',
    ip: '',
  },
};

test.each([
  ['a visit', 'z1', undefined, VISIT],
  [
    'a phone number',
    'rr2',
    { mobile: '13800138000' },
    { ...VISIT, eventname: 'rr2', detail: { ...VISIT.detail, mobile: '13800138000' } },
  ],
  [
    'a code',
    'rr3',
    { mobile: '13800138000' },
    { ...VISIT, eventname: 'rr3', detail: { ...VISIT.detail, mobile: '13800138000' } },
  ],
  [
    'an account',
    'rr5',
    { account: '123456' },
    { ...VISIT, eventname: 'rr5', detail: { ...VISIT.detail, account: '123456' } },
  ],
] as const)("builds the event of %s with exactly the specification's fields", (_, name, subject, expected) => {
  expect(buildEvent(name, context, subject)).toEqual(expected);
});

test('adds the arm of a page to the event, and to its visit how long it loaded', () => {
  const page = { ...context, arm: '0123456789abcdef', loadTime: 812 };
  const event = buildEvent('z1', page);
  expect(event).toEqual({ ...VISIT, arm: '0123456789abcdef', loadtime: 812 });
  expect(trackingEvent.parse(event)).toEqual(event);
  expect(buildEvent('rr2', page)).not.toHaveProperty('loadtime');
  expect(buildEvent('z1', { ...page, arm: undefined })).toEqual(VISIT);
});

test('leaves campaign fields empty for an address without parameters', () => {
  const { detail } = buildEvent('z1', { ...context, address: 'http://localhost/newactivities/summer' });
  expect(detail).toMatchObject({ medium: '', keyworld: '', plan: '', unit: '', channelname: 'localhost' });
});

test('builds an event that the contract accepts from any address', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant('长'.repeat(5000)),
    fc.constant('\0<script>\u202e😀'),
    fc.constant('😀'.repeat(200)),
  );
  fc.assert(
    fc.property(value, value, (term, other) => {
      const url = new URL('https://gold.example/newactivities/summer');
      url.searchParams.set('utm_term', term);
      url.searchParams.set('x', other);
      const event = buildEvent('z1', { ...context, address: url.href });
      expect(trackingEvent.safeParse(event).success).toBe(true);
      expect(event.detail.keyworld).not.toMatch(/[\0\p{Surrogate}]/u);
    }),
    { seed: 1 },
  );
});

test.each([
  ['www.gold.example', 'gold'],
  ['gold.example', 'gold'],
  ['a.b.gold.example', 'gold'],
  ['www.gold.com.hk', 'gold'],
  ['gold.co.uk', 'gold'],
  ['com.hk', 'com'],
  ['www.ac.shop', 'ac'],
  ['www.gold.cn', 'gold'],
  ['gold.gz.cn', 'gold'],
  ['www.gold.sh.cn', 'gold'],
  ['gold.com.cn', 'gold'],
  ['gold.xn--55qx5d.cn', 'gold'],
  ['gold.or.jp', 'gold'],
  ['gz.cn', 'gz'],
  ['www.gz.example', 'gz'],
  ['m.gold.gz', 'gold'],
  ['bfzh.localhost', 'bfzh'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('reads the channel of %s as %s', (host, expected) => {
  expect(channelName(host)).toBe(expected);
});
