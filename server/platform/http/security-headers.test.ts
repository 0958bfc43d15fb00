import type { FastifyInstance } from 'fastify';
import { openFront } from '../../front/testing/open-front';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openFront({ trustProxy: ['10.0.0.1'] }));
});
afterAll(() => close());

/** An address of each kind of response. */
const KINDS = [
  '/newactivities/kh_7694_form',
  '/newactivities/no-such-page',
  '/newactivities/_next/static/chunks/a1.js',
  '/newactivities/brands/bfzh/app.svg',
  '/newactivities/healthz',
  '/newactivities/livez',
  '/',
  '/robots.txt',
  '/favicon.ico',
  '/apis/no-such-call',
  '/crm/maidian/scada/collect',
  '/AppConfig/Apps/JF',
  '/\\refused',
];

test.each(KINDS)(
  'sends every security header with %s, and HSTS only for HTTPS of a trusted proxy',
  async (pathname) => {
    // `inject` normalizes strings, but passes a parsed address unchanged.
    const ask = (remoteAddress: string) =>
      app.inject({
        url: { pathname },
        headers: { host: 'bfzh.localhost', 'x-forwarded-proto': 'https' },
        remoteAddress,
      });
    const { headers } = await ask('10.0.0.1');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const never = ['access-control-allow-origin', 'set-cookie', 'server', 'x-powered-by'];
    expect(never.filter((name) => name in headers)).toEqual([]);
    expect((await ask('203.0.113.9')).headers).not.toHaveProperty('strict-transport-security');
  },
);
