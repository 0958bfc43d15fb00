import type { landingFields } from '../contract/landing';
import { register } from '../contract/register';
import { AD_PLATFORM_NAMES, adPlatform, clickParameters, mayReport } from './ad-platforms';

test('gives each click parameter to one platform, in lower case', () => {
  const names = AD_PLATFORM_NAMES.map(adPlatform).flatMap(({ clicks }) => clicks.flat());
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).toBe(names.join().toLowerCase());
});

test('gives each setting to one platform', () => {
  const settings = AD_PLATFORM_NAMES.map(adPlatform).flatMap((platform) => [
    ...Object.values(platform.settings),
    ...Object.values(platform.origins).map(([setting]) => setting),
  ]);
  expect(new Set(settings).size).toBe(settings.length);
});

test.each(Object.entries(clickParameters()))(
  'a registration may carry a value of %s with %d characters',
  (name, longest) => {
    const { shape } = register.request;
    const field = shape[name as keyof typeof landingFields];
    expect(field.safeParse('x'.repeat(longest)).success).toBe(true);
    expect(field.safeParse('x'.repeat(longest + 1)).success).toBe(false);
  },
);

test('a brand or a host switches a platform off, and some platforms are only for hosts abroad', () => {
  expect(mayReport('ocean', {})).toBe(true);
  expect(mayReport('ocean', { adsOff: ['ocean'] })).toBe(false);
  expect(mayReport('ocean', {}, { adsOff: ['ocean'] })).toBe(false);
  expect(mayReport('ocean', { adsOff: ['baidu'] }, { adsOff: ['baidu'] })).toBe(true);
  expect([mayReport('google', {}), mayReport('google', {}, { abroad: true })]).toEqual([false, true]);
});
