import type { SitePage } from '../variant/resolve-page';
import { isIndexable, pageAddresses, publicUrl } from './page-address';

const page = (path: SitePage['path'], layout?: SitePage['layout']): SitePage => ({
  path,
  title: '签到',
  ...(layout && { layout }),
});
const THREE = [page('/sign'), page('/sign-wap', 'mobile'), page('/sign-pc', 'desktop')];
const TWO = [page('/hot'), page('/hot-pc', 'desktop')];

test.each([
  ['/sign-pc', THREE, { canonical: '/sign-pc', mobile: '/sign-wap', devices: 'pc' }],
  ['/sign-wap', THREE, { canonical: '/sign-pc', devices: 'mobile' }],
  ['/sign', THREE, { canonical: '/sign', devices: 'pc,mobile' }],
  ['/hot-pc', TWO, { canonical: '/hot-pc', mobile: '/hot', devices: 'pc' }],
  ['/hot', TWO, { canonical: '/hot-pc', devices: 'pc,mobile' }],
  ['/not-found-page', [], { canonical: '/not-found-page', devices: 'pc,mobile' }],
  ['/download', [page('/download')], { canonical: '/download', devices: 'pc,mobile' }],
] as const)('links the addresses of %s', (path, campaign, addresses) => {
  expect(pageAddresses(path, campaign)).toEqual(addresses);
});

test('builds a public URL with https and base path, without query', () => {
  expect(publicUrl('gold.example', '/bull-market')).toBe('https://gold.example/newactivities/bull-market');
});

test.each([
  ['/bull-market', true],
  ['/clause/disclaimer', true],
  ['/bull-market/success', false],
  ['/register-2501-success', false],
  ['/funds/withdraw', false],
  ['/dev/login', false],
])('%s is indexed: %s', (path, indexed) => {
  expect(isIndexable(path)).toBe(indexed);
});
