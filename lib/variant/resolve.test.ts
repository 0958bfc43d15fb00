import fc from 'fast-check';
import { resolveVariant } from './resolve';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

const tables = {
  hostRules: [
    { host: 'plain.example', appCode: 'one' },
    { host: 'house.example', appCode: 'default' },
    { host: 'packaged.example', appCode: 'one', packageCode: 'XY_9' },
    { host: 'ios.example', appCode: 'one', iosAppCode: 'two' },
    { host: 'wide.example', appCode: 'one', desktopAppCode: 'two' },
    { host: 'far.example', appCode: 'one', downloads: 'alternative' as const },
    { host: 'droid.example', appCode: 'one', downloads: 'android-only' as const },
    { host: 'club.example', appCode: 'one', iosStore: 'club' },
  ],
  packageCodes: { default: 'XY_101', one: 'XY_1', two: 'XY_2' },
};

const resolve = (host: string | null, userAgent = ANDROID, query: string | [string, string][] = '') =>
  resolveVariant({ host, userAgent, query: new URLSearchParams(query) }, tables);

test('takes brand and package from a known host', () => {
  expect(resolve('plain.example')).toEqual({
    brand: 'one',
    packageCode: 'XY_1',
    device: 'mobile',
    platform: 'web',
    downloads: 'standard',
    openChannel: false,
  });
});

test("adds a host's own store page to its variant only", () => {
  expect(resolve('club.example').iosStore).toBe('club');
  expect(resolve('plain.example')).not.toHaveProperty('iosStore');
});

test.each([
  ['plain.example', 'one'],
  ['PLAIN.example.:8080', 'one'],
  ['evil.com', 'default'],
  [null, 'default'],
])('resolves host %# of the list to its brand', (host, brand) => {
  expect(resolve(host).brand).toBe(brand);
});

test.each([
  [IPHONE, 'ios.example', 'two', 'XY_2'],
  [ANDROID, 'ios.example', 'one', 'XY_1'],
  [DESKTOP, 'ios.example', 'one', 'XY_1'],
  [DESKTOP, 'wide.example', 'two', 'XY_2'],
  [ANDROID, 'wide.example', 'one', 'XY_1'],
  [IPHONE, 'wide.example', 'one', 'XY_1'],
  [IPHONE, 'packaged.example', 'one', 'XY_9'],
])('resolves %s on %s to %s with %s', (userAgent, host, brand, packageCode) => {
  expect(resolve(host, userAgent)).toMatchObject({ brand, packageCode });
});

test.each([
  ['plain.example', 'standard'],
  ['far.example', 'alternative'],
  ['droid.example', 'android-only'],
  ['evil.com', 'standard'],
])('gives %s the downloads of %s', (host, downloads) => {
  expect(resolve(host).downloads).toBe(downloads);
});

test.each([
  ['appcode=two', 'two'],
  ['appcode=TWO', 'two'],
  ['appcode=two&appcode=one', 'two'],
  ['appcode=', 'default'],
  ['appcode=three', 'default'],
  ['appcode[]=two', 'default'],
  ['appcode=two,one', 'default'],
  ['appcode=%3Cscript%3E', 'default'],
  ['appcode=__proto__', 'default'],
  ['appcode=constructor', 'default'],
  ['appcode=%00two', 'default'],
  ['appcode=%zz&v=%E4%', 'default'],
  [`appcode=${'x'.repeat(10_240)}`, 'default'],
])('without a rule, uses query %# only if it names a brand', (query, brand) => {
  expect(resolve('evil.com', ANDROID, query).brand).toBe(brand);
});

test('prefers a rule to the query', () => {
  expect(resolve('plain.example', ANDROID, 'appcode=two').brand).toBe('one');
});

test.each([
  ['evil.com', '', true],
  ['evil.com', 'appcode=partner-7', true],
  ['evil.com', 'appcode=default', true],
  ['evil.com', 'appcode=two', false],
  ['plain.example', 'appcode=partner-7', false],
  ['house.example', '', false],
  ['house.example', 'appcode=two', false],
])('on %s with %j the channel is open: %s', (host, query, openChannel) => {
  expect(resolve(host, ANDROID, query).openChannel).toBe(openChannel);
});

test('prefers a rule for the default brand to the query too', () => {
  expect(resolve('house.example', ANDROID, 'appcode=two')).toMatchObject({ brand: 'default', packageCode: 'XY_101' });
});

test('ignores v, which only the browser tracks', () => {
  expect(resolve('plain.example', ANDROID, 'v=XY_777').packageCode).toBe('XY_1');
});

test.each([
  ['source=ios', 'app'],
  ['source=android', 'app'],
  ['source=web', 'web'],
  ['source=IOS', 'web'],
  ['source[]=ios', 'web'],
  ['', 'web'],
])('resolves ?%s to the platform %s', (query, platform) => {
  expect(resolve('plain.example', ANDROID, query).platform).toBe(platform);
});

test('adds a moved canonical host to its brand’s variants only', () => {
  const moved = { ...tables, canonicalHosts: { one: 'moved.example' } };
  const canonicalOn = (host: string) =>
    resolveVariant({ host, userAgent: ANDROID, query: new URLSearchParams() }, moved).canonicalHost;
  expect(canonicalOn('plain.example')).toBe('moved.example');
  expect(canonicalOn('house.example')).toBeUndefined();
});

test('uses the default brand for a rule whose brand no longer exists', () => {
  const stale = { ...tables, hostRules: [{ host: 'plain.example', appCode: 'gone' }] };
  expect(resolveVariant({ host: 'plain.example', userAgent: null, query: new URLSearchParams() }, stale)).toMatchObject(
    { brand: 'default', packageCode: 'XY_101', device: 'desktop' },
  );
});

test('has no package code if the brand has none', () => {
  const bare = { hostRules: [], packageCodes: {} };
  expect(resolveVariant({ host: null, userAgent: null, query: new URLSearchParams() }, bare).packageCode).toBe('');
});

test('lets no value from the visitor into the variant', () => {
  const known = ['default', 'one', 'two', 'XY_101', 'XY_1', 'XY_2', 'XY_9'];
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.array(fc.tuple(fc.constantFrom('appcode', 'v', 'source'), fc.string())),
      (host, agent, query) => {
        const { brand, packageCode } = resolve(host, agent, query);
        expect(known).toEqual(expect.arrayContaining([brand, packageCode]));
      },
    ),
    { seed: 1 },
  );
});
