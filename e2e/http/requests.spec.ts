import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { ask, askRaw } from './client';

const LANDING = siteUrl('/kh_7694_form');
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} on a page is answered with 405 and what is allowed`, async () => {
    const { status, headers, text } = await ask({ path: LANDING, method, headers: { 'next-action': 'a'.repeat(40) } });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(text).not.toContain('bfzh');
  });
}

test('HEAD is GET without the body', async () => {
  const [head, whole] = [await ask({ path: LANDING, method: 'HEAD' }), await ask({ path: LANDING })];
  expect(head.text).toBe('');
  const own = { date: '', 'x-request-id': '' };
  expect({ ...head.headers, ...own }).toEqual({ ...whole.headers, ...own });
});

test.describe('B2 odd queries', () => {
  const queries = {
    'unknown appcode': 'appcode=nobody',
    'repeated appcode': 'appcode=bfzh&appcode=jfjy',
    'appcode as a list': 'appcode[]=jfjy',
    'script as appcode': 'appcode=%3Cscript%3Ealert(1)%3C/script%3E',
    '10 kB of appcode': `appcode=${'a'.repeat(10_000)}`,
    'bad percent-encoding': 'appcode=%zz&v=%E4%',
    'a NUL': 'v=%00',
    'prototype names': '__proto__=1&constructor=2&appcode=__proto__',
  };
  for (const [name, query] of Object.entries(queries)) {
    test(name, async () => {
      const host = 'nobody.example';
      const [odd, plain] = [await ask({ path: `${LANDING}?${query}`, host }), await ask({ path: LANDING, host })];
      expect(odd.status).toBe(200);
      if (name === 'repeated appcode') expect(odd.text).toContain('data-brand="bfzh"');
      else expect(odd.text).toBe(plain.text);
    });
  }

  test('a token of 1 MB is refused, and the server goes on', async () => {
    const answer = await askRaw([
      `GET ${LANDING}?token=${'a'.repeat(1_000_000)} HTTP/1.1`,
      'Host: bfzh.localhost',
    ]).catch(() => '');
    expect(answer === '' || [414, 431].includes(statusOf(answer))).toBe(true);
    expect((await ask({ path: LANDING })).status).toBe(200);
  });

  test('an address that is too long is a 414', async () => {
    expect((await ask({ path: `${LANDING}?a=${'a'.repeat(17_000)}` })).status).toBe(414);
  });
});

test.describe('B3 odd hosts', () => {
  const hosts = [
    'evil.com',
    'a.hk.evil',
    '127.0.0.1:3000',
    '[::1]:3000',
    'BFZH',
    'localhost',
    'a..b',
    '-',
    'x'.repeat(300),
    'bfzh.localhost.evil.com',
    '_',
    'xn--fiqs8s',
  ];
  for (const host of hosts) {
    test(`${host.slice(0, 40)} is the default brand, and is nowhere repeated`, async () => {
      const { status, text, headers } = await ask({ path: LANDING, host });
      expect(status).toBe(200);
      expect(text).toContain('data-brand="default"');
      if (host.length > 4 && host !== 'localhost') expect(`${text}${JSON.stringify(headers)}`).not.toContain(host);
    });
  }

  for (const host of ['BFZH.LocalHost', 'bfzh.localhost.', 'bfzh.localhost:8080', 'bfzh.localhost.:80']) {
    test(`${host} is bfzh`, async () => {
      expect((await ask({ path: LANDING, host })).text).toContain('data-brand="bfzh"');
    });
  }

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
    'a request within a request': [
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

test.describe('B6 no address leads off the site', () => {
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

  for (const query of [
    'next=//evil.example',
    'url=javascript:alert(1)',
    'redirect=https://evil.example',
    'a=%0d%0aLocation:%20x',
  ]) {
    test(`?${query} stays in the query`, async () => {
      const root = await ask({ path: `/?${query}` });
      expect(root.headers.location).toBe(`${LANDING}?${query}`);
      const slash = await ask({ path: `${LANDING}/?${query}` });
      expect([slash.status, slash.headers.location]).toEqual([308, `${LANDING}?${query}`]);
    });
  }
});
