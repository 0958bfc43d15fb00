import { iosDownloadUrl } from '@/lib/flows/download';
import { resolveVariant } from '@/lib/variant/resolve';
import { downloads } from './downloads';
import { hostRules } from './hosts';
import { brandOf, brands } from './index';
import { variantTables } from './tables';

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
};
const resolve = (host: string, device: keyof typeof AGENTS = 'mobile') =>
  resolveVariant({ host, userAgent: AGENTS[device], query: new URLSearchParams() }, variantTables);
const promotional = hostRules.filter(({ host }) => !host.endsWith('.localhost'));

test.each(brands.map(({ appCode }) => appCode))('gives %s a local host and an exact promotional one', (appCode) => {
  expect(resolve(`${appCode}.localhost:3000`)).toMatchObject({ brand: appCode, downloads: 'standard' });
  expect(promotional.filter((rule) => rule.appCode === appCode && !rule.host.startsWith('*'))).not.toEqual([]);
});

test('uses only reserved host names', () => {
  for (const { host } of hostRules) expect(host).toMatch(/\.(example|localhost)$/);
});

test('prefers an exact host to a wildcard, and a longer wildcard to a shorter one', () => {
  expect(resolve('feiyu.example')).toMatchObject({ brand: 'bfzh', packageCode: 'XY_101' });
  expect(resolve('any.feiyu.example')).toMatchObject({ brand: 'bfzh', packageCode: 'XY_101' });
  expect(resolve('ad.feiyu.example')).toMatchObject({ brand: 'bfzh', packageCode: 'XY_131' });
  expect(resolve('any.club.feiyu.example').brand).toBe('bfzh2');
  expect(resolve('open.club.feiyu.example')).toMatchObject({ brand: 'bfzh', packageCode: 'XY_132' });
});

test('gives iPhones another brand on one host', () => {
  expect(resolve('qifeng.example', 'ios').brand).toBe('qfbd-ios');
  expect(resolve('qifeng.example', 'mobile').brand).toBe('qfbd');
  expect(resolve('qifeng.example', 'desktop').brand).toBe('qfbd');
});

test('distinguishes desktop and mobile devices on one host', () => {
  expect(promotional.filter(({ desktopAppCode }) => desktopAppCode)).toHaveLength(1);
  expect(resolve('zhiluan.example', 'desktop').brand).toBe('zfht3');
  expect(resolve('zhiluan.example', 'mobile').brand).toBe('zfht');
  expect(resolve('zhiluan.example', 'ios').brand).toBe('zfht');
});

test('hides the download on iOS on three hosts and uses the alternative host on one', () => {
  const hostsOf = (source: string) =>
    promotional.filter(({ downloads }) => downloads === source).map(({ host }) => host);
  expect(hostsOf('android-only')).toHaveLength(3);
  expect(hostsOf('alternative')).toHaveLength(1);
});

test('selects the store page by host or brand, and all are App Store pages', () => {
  const storeOn = (host: string) => {
    const variant = resolve(host, 'ios');
    return iosDownloadUrl(variant, brandOf(variant.brand).iosStoreUrl, downloads);
  };
  expect(storeOn('open.club.feiyu.example')).toBe(downloads.iosStores['bfzh-club']);
  expect(storeOn('feiyu.example')).toBe(brandOf('bfzh').iosStoreUrl);
  expect(storeOn('qifeng.example')).toBe(brandOf('qfbd-ios').iosStoreUrl);
  for (const host of ['m.daiyu.example', 'baiyuan.example', 'jihe.example']) expect(storeOn(host)).toBeNull();
  for (const url of Object.values(downloads.iosStores)) expect(url).toMatch(/^https:\/\/apps\.apple\.com\//);
});

test('gives some hosts their own package code', () => {
  expect(resolve('jingyao.example').packageCode).toBe('XY_134');
  expect(resolve('jinyunew.localhost').packageCode).toBe('XY_112');
});

test('shows the default brand on an unknown host', () => {
  for (const host of ['evil.com', 'feiyu.example.evil.com', 'xfeiyu.example', '127.0.0.1', '[::1]', 'localhost', '']) {
    expect(resolve(host)).toMatchObject({ brand: 'default', packageCode: 'XY_101' });
  }
});
