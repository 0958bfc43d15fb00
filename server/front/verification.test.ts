import type { FastifyInstance } from 'fastify';
import type { HostRule } from '@/lib/variant/host-rule';
import { openFront } from './testing/open-front';

const TAGS =
  '<meta name="baidu-site-verification" content="codeva-Ab1"/><meta name="sogou_site_verification" content="x_9"/></head>';
const LANDING = '/newactivities/kh_7694_form';

jest.mock('@/brands/hosts', () => {
  const { hostRules, ...hosts } = jest.requireActual('@/brands/hosts');
  const verification = { 'baidu-site-verification': 'codeva-Ab1', sogou_site_verification: 'x_9' };
  const proven = (rule: HostRule) => (rule.host === '*.feiyu.example' ? { ...rule, verification } : rule);
  return { ...hosts, hostRules: hostRules.map(proven) };
});

let app: FastifyInstance;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, close } = await openFront());
});
afterEach(() => close());

const get = async (host: string, url = LANDING) => (await app.inject({ url, headers: { host } })).body;

test('writes a host’s verification elements at the end of its pages’ heads, and on no other host of the brand', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await get('www.feiyu.example')).toContain(TAGS);
    for (const host of ['feiyu.example', 'ad.feiyu.example', 'bfzh.localhost', 'nobody.example']) {
      expect(await get(host)).not.toContain('verification');
    }
  }
  expect(await get('www.feiyu.example', '/newactivities/none')).toContain(TAGS);
});
