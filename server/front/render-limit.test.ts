import type { FastifyInstance } from 'fastify';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { openFront } from './testing/open-front';
import type { StandInSite } from './testing/stand-in-site';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
/** More pages than one address may have rendered per minute: the catalogue for two kinds of device. */
const ADDRESSES = pages
  .filter(({ development }) => !development)
  .flatMap(({ path }) => [PHONE, 'desktop'].map((userAgent) => ({ url: siteUrl(path), userAgent })));

let app: FastifyInstance;
let site: StandInSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, site, close } = await openFront({ trustProxy: ['10.0.0.1'] }));
});
afterEach(() => close());

type Address = (typeof ADDRESSES)[number];

/** Requests a page through the edge for a visitor, or directly from this machine. */
const ask = ({ url, userAgent }: Address, visitor?: string) =>
  app.inject({
    url,
    headers: { host: 'bfzh.localhost', 'user-agent': userAgent, ...(visitor && { 'x-forwarded-for': visitor }) },
    ...(visitor && { remoteAddress: '10.0.0.1' }),
  });

async function statuses(visitor?: string) {
  const answers = [];
  for (const address of ADDRESSES) answers.push(await ask(address, visitor));
  return answers.map(({ statusCode }) => statusCode);
}

test('renders 120 pages per address and minute, and serves any number of cached ones', async () => {
  expect(new Set(await statuses('203.0.113.7'))).toEqual(new Set([200, 429]));
  expect(site.requests).toHaveLength(120);
  const last = ADDRESSES.at(-1) as Address;
  const refused = await ask(last, '203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('private, no-store');
  expect(refused.body).toContain('请稍等片刻');

  expect((await ask(ADDRESSES[0] as Address, '203.0.113.7')).statusCode).toBe(200);
  expect((await ask(last, '198.51.100.1')).statusCode).toBe(200);
  expect((await ask(last, '203.0.113.7')).statusCode).toBe(200);
});

test('does not limit this machine', async () => {
  expect(new Set(await statuses())).toEqual(new Set([200]));
});
