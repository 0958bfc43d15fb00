import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

// Next's servers define it; its testing helpers need it outside of them.
Object.assign(globalThis, { AsyncLocalStorage });
const { unstable_doesMiddlewareMatch: doesMiddlewareMatch } = require('next/experimental/testing/server');
const { config, middleware } = require('./middleware');
const { NextRequest } = require('next/server');

const runsFor = (url: string) => doesMiddlewareMatch({ config, url, nextConfig: { basePath: '/newactivities' } });

test.each([
  '/newactivities',
  '/newactivities/kh_7694_form',
  '/newactivities/clause/disclaimer',
  '/newactivities/robots.txt',
  '/newactivities/brands',
  '/newactivities/bfzh~XY_101~ios~web~standard/kh_7694_form',
])('runs for %s', (url) => {
  expect(runsFor(url)).toBe(true);
});

test.each(['/newactivities/_next/static/a.js', '/newactivities/brands/bfzh/app.svg', '/newactivities/art/a.svg'])(
  'skips %s',
  (url) => {
    expect(runsFor(url)).toBe(false);
  },
);

function answer(path: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost:3001${path}`, {
    headers,
    nextConfig: { basePath: '/newactivities' },
  });
  return middleware(request) as Response;
}

test('keeps the base path and drops the query in a rewrite', () => {
  const { headers, status } = answer('/newactivities/kh_7694_form?token=secret', { host: 'bfzh.localhost' });
  expect(status).toBe(200);
  expect(headers.get('x-middleware-rewrite')).toBe(
    'http://localhost:3001/newactivities/bfzh~XY_101~desktop~web~standard/beside/form/kh_7694_form',
  );
});

test.each([
  ['?token=secret', 'no-referrer'],
  ['?tokens=1', null],
])('sets the referrer policy for an address with %s to %s', (query, policy) => {
  expect(answer(`/newactivities/kh_7694_form${query}`).headers.get('referrer-policy')).toBe(policy);
});

test('uses the visitor’s Host and ignores X-Forwarded-Host', () => {
  const { headers } = answer('/newactivities/kh_7694_form', {
    host: 'nobody.example',
    'x-forwarded-host': 'bfzh.localhost',
  });
  expect(headers.get('x-middleware-rewrite')).toContain('/newactivities/default~');
});

test('answers an unknown address with the not-found page', () => {
  const { headers, status } = answer('/newactivities/nope');
  expect(status).toBe(404);
  expect(headers.get('x-middleware-rewrite')).toMatch(/\/not-found-page$/);
});

test('forbids shared caching and sets no cookie without the front server', () => {
  const { headers } = answer('/newactivities/kh_7694_form');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('set-cookie')).toBeNull();
});

test('builds addresses only by cloning, because a new URL loses the base path', () => {
  expect(readFileSync('middleware.ts', 'utf8')).not.toMatch(/new URL\(/);
});

describe('a request of the front server', () => {
  const DECIDED = 'bfzh~XY_101~ios~web~standard/kh_7694_form';
  beforeEach(() => {
    process.env.SITE_KEY = 'the-key';
  });
  afterEach(() => {
    delete process.env.SITE_KEY;
  });

  test('is answered with the chosen page, regardless of its Host', () => {
    const { headers, status } = answer('/newactivities/kh_7694_form', {
      host: 'nobody.example',
      'x-page': DECIDED,
      'x-page-key': 'the-key',
    });
    expect(status).toBe(200);
    expect(headers.get('x-middleware-rewrite')).toBe(`http://localhost:3001/newactivities/${DECIDED}`);
    expect(headers.get('x-page')).toBe(DECIDED);
  });

  test("is treated as a visitor's request with a wrong key", () => {
    const { headers } = answer('/newactivities/kh_7694_form', {
      host: 'nobody.example',
      'x-page': DECIDED,
      'x-page-key': 'a-guess',
    });
    expect(headers.get('x-middleware-rewrite')).toContain('/newactivities/default~');
    expect(headers.get('x-page')).toBeNull();
  });
});
