import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { ask, askRaw } from '../support/client';

const LANDING = siteUrl('/kh_7694_form');
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

test.describe('long addresses', () => {
  test('rejects a token of 1 MB and keeps running', async () => {
    const answer = await askRaw([
      `GET ${LANDING}?token=${'a'.repeat(1_000_000)} HTTP/1.1`,
      'Host: bfzh.localhost',
    ]).catch(() => '');
    expect(answer === '' || [414, 431].includes(statusOf(answer))).toBe(true);
    expect((await ask({ path: LANDING })).status).toBe(200);
  });

  test('answers 414 for an address that is too long', async () => {
    expect((await ask({ path: `${LANDING}?a=${'a'.repeat(17_000)}` })).status).toBe(414);
  });
});

test.describe('malformed requests', () => {
  const close = 'Connection: close';
  const cases: Record<string, [lines: string[], statuses: number[]]> = {
    'no Host': [[`GET ${LANDING} HTTP/1.1`, close], [400]],
    'no Host in HTTP/1.0': [[`GET ${LANDING} HTTP/1.0`], [200]],
    'an empty Host': [
      [`GET ${LANDING} HTTP/1.1`, 'Host:', close],
      [200, 400],
    ],
    'two Hosts': [[`GET ${LANDING} HTTP/1.1`, 'Host: bfzh.localhost', 'Host: jfjy.localhost', close], [400]],
    'a Host with a path': [[`GET ${LANDING} HTTP/1.1`, 'Host: bfzh.localhost/../x', close], [200]],
    'control characters in Host': [[`GET ${LANDING} HTTP/1.1`, 'Host: bfzh\u0001.localhost', close], [400]],
    'absolute form': [[`GET http://evil.example${LANDING} HTTP/1.1`, 'Host: bfzh.localhost', close], [400]],
    'asterisk form': [
      ['OPTIONS * HTTP/1.1', 'Host: bfzh.localhost', close],
      [400, 405],
    ],
    'both Content-Length and Transfer-Encoding': [
      [`GET ${LANDING} HTTP/1.1`, 'Host: bfzh.localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked', close],
      [400],
    ],
  };
  for (const [name, [lines, statuses]] of Object.entries(cases)) {
    test(name, async () => {
      const answer = await askRaw(lines);
      expect(statuses).toContain(statusOf(answer));
      expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      expect(answer).not.toMatch(/\r\nlocation:/i);
      expect(answer).not.toContain('evil.example');
    });
  }
});

test.describe('no redirect off the site', () => {
  const targets = [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/newactivities//evil.example/',
    '/newactivities/%2e%2e//evil.example',
    '/.//evil.example',
    `${LANDING}/..//evil.example`,
    '/newactivities/kh_7694_form%0d%0aLocation:%20https://evil.example',
  ];
  for (const target of targets) {
    test(target, async () => {
      const answer = await askRaw([`GET ${target} HTTP/1.1`, 'Host: bfzh.localhost', 'Connection: close']);
      expect([400, 404]).toContain(statusOf(answer));
      expect(answer).not.toMatch(/\r\nlocation:/i);
    });
  }
});
