import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

// Next's servers set it; outside of them its testing helpers miss it.
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
])('the middleware runs for %s', (url) => {
  expect(runsFor(url)).toBe(true);
});

test.each(['/newactivities/_next/static/a.js', '/newactivities/brands/bfzh/app.svg', '/newactivities/art/a.svg'])(
  'the middleware leaves %s alone',
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

test('the rewrite keeps the base path and drops the query', () => {
  const { headers, status } = answer('/newactivities/kh_7694_form?token=secret', { host: 'bfzh.localhost' });
  expect(status).toBe(200);
  expect(headers.get('x-middleware-rewrite')).toBe(
    'http://localhost:3001/newactivities/bfzh~XY_101~desktop~web~standard/kh_7694_form',
  );
});

test.each([
  ['?token=secret', 'no-referrer'],
  ['?Token=secret', 'no-referrer'],
  ['?%74oken=secret', 'no-referrer'],
  ['?tokens=1', null],
])('an address with %s has the referrer policy %s', (query, policy) => {
  expect(answer(`/newactivities/kh_7694_form${query}`).headers.get('referrer-policy')).toBe(policy);
});

test('the visitor\u2019s own Host decides, and X-Forwarded-Host does not', () => {
  const { headers } = answer('/newactivities/kh_7694_form', {
    host: 'nobody.example',
    'x-forwarded-host': 'bfzh.localhost',
  });
  expect(headers.get('x-middleware-rewrite')).toContain('/newactivities/default~');
});

test.each([
  '/newactivities',
  '/newactivities/nope',
  '/newactivities/not-found-page',
  '/newactivities/bfzh~XY_101~ios~web~standard/kh_7694_form',
])('%s is the not-found page', (path) => {
  const { headers, status } = answer(path);
  expect(status).toBe(404);
  expect(headers.get('x-middleware-rewrite')).toMatch(/\/not-found-page$/);
});

test('without the front server no shared cache keeps a page, and no cookie is set', () => {
  const { headers } = answer('/newactivities/kh_7694_form');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('set-cookie')).toBeNull();
});

test('addresses are made by cloning alone: a new URL loses the base path', () => {
  expect(readFileSync('middleware.ts', 'utf8')).not.toMatch(/new URL\(/);
});

describe('of the front server', () => {
  const DECIDED = 'bfzh~XY_101~ios~web~standard/kh_7694_form';
  beforeEach(() => {
    process.env.SITE_KEY = 'the-key';
  });
  afterEach(() => {
    delete process.env.SITE_KEY;
  });

  test('a decided page is the one that is answered, whoever seems to ask', () => {
    const { headers, status } = answer('/newactivities/kh_7694_form', {
      host: 'nobody.example',
      'x-page': DECIDED,
      'x-page-key': 'the-key',
    });
    expect(status).toBe(200);
    expect(headers.get('x-middleware-rewrite')).toBe(`http://localhost:3001/newactivities/${DECIDED}`);
    expect(headers.get('x-page')).toBe(DECIDED);
  });

  test('with a wrong key a visitor is a visitor', () => {
    const { headers } = answer('/newactivities/kh_7694_form', {
      host: 'nobody.example',
      'x-page': DECIDED,
      'x-page-key': 'a-guess',
    });
    expect(headers.get('x-middleware-rewrite')).toContain('/newactivities/default~');
    expect(headers.get('x-page')).toBeNull();
  });
});
