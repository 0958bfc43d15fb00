import { createHash } from 'node:crypto';
import { WECHAT_ACCOUNT } from './keys';
import { Wechat } from './stand-in';

const { appId, secret } = WECHAT_ACCOUNT;
const RIGHT = { grantType: 'client_credential', appId, secret, force: false };
const HOUR = 3_600_000;

let now: number;
const clock = () => new Date(now);
const tokenOf = (answer: object) => ('access_token' in answer ? String(answer.access_token) : '');
const codeOf = (answer: object) => ('errcode' in answer ? answer.errcode : undefined);

beforeEach(() => {
  now = Date.UTC(2026, 5, 1, 4);
});

test.each([
  ['another app id', { appId: 'wx0000000000000002' }, 40013],
  ['another secret', { secret: '0' }, 40125],
  ['another grant type', { grantType: 'password' }, 40002],
])('refuses a token with %s', (_, changes, code) => {
  expect(codeOf(new Wechat(clock).issueToken({ ...RIGHT, ...changes }))).toBe(code);
});

test('returns the same token until five minutes before its end, and then a new one, which ends it', () => {
  const wechat = new Wechat(clock);
  const first = tokenOf(wechat.issueToken(RIGHT));
  now += 1.9 * HOUR;
  expect(wechat.issueToken(RIGHT)).toMatchObject({ access_token: first, expires_in: 360 });
  now += 2 * 60_000;
  const second = tokenOf(wechat.issueToken(RIGHT));
  expect(second).not.toBe(first);
  expect([first, second].map((token) => codeOf(wechat.issueTicket(token, 'jsapi')))).toEqual([40001, 0]);
});

test('ends a token when a program forces a new one, and an old one by time', () => {
  const wechat = new Wechat(clock);
  const first = tokenOf(wechat.issueToken(RIGHT));
  const second = tokenOf(wechat.issueToken({ ...RIGHT, force: true }));
  expect(codeOf(wechat.issueTicket(first, 'jsapi'))).toBe(40001);
  now += 2 * HOUR;
  expect(codeOf(wechat.issueTicket(second, 'jsapi'))).toBe(42001);
});

test('limits the tokens of a day', () => {
  const wechat = new Wechat(clock, { tokens: 3, forced: 1 });
  const force = { ...RIGHT, force: true };
  expect([RIGHT, force, force, RIGHT].map((asked) => codeOf(wechat.issueToken(asked)))).toEqual([
    ...[undefined, undefined, 45009, 45009],
  ]);
  now += 24 * HOUR;
  expect(codeOf(wechat.issueToken(RIGHT))).toBeUndefined();
});

describe('a signed page', () => {
  const url = `http://${WECHAT_ACCOUNT.host}:3000/newactivities/moon?v=XY_7`;
  const given = { appId: appId as string, timestamp: 1_780_000_000, nonceStr: 'Wm3WZYTPz0wzccnW', url };

  function signed(shown: Partial<typeof given> = {}) {
    const wechat = new Wechat(clock);
    const answer = wechat.issueTicket(tokenOf(wechat.issueToken(RIGHT)), 'jsapi');
    const { timestamp, nonceStr, url: address } = given;
    const ticket = 'ticket' in answer ? answer.ticket : '';
    const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
    const signature = createHash('sha1').update(text).digest('hex');
    return wechat.check({ ...given, signature, ...shown });
  }

  test('is accepted', () => {
    expect(signed()).toBe('config:ok');
  });

  test.each([
    ['of another account', { appId: 'wx2' }, 'invalid appid'],
    ['at another address', { url: `${url}&a=1` }, 'invalid signature'],
    ['at another time', { timestamp: 1_780_000_001 }, 'invalid signature'],
    ['with its hash', { url: `${url}#top` }, 'invalid url'],
    ['on another host', { url: 'http://bfzh.localhost:3000/' }, 'invalid url domain'],
  ])('is refused %s', (_, shown, reason) => {
    expect(signed(shown)).toBe(`config:fail, ${reason}`);
  });
});
