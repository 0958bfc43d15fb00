import { parseHostRules } from './host-rule';

const parse = (...rules: unknown[]) => parseHostRules('hosts.ts', rules, ['default', 'one', 'two'], ['club']);

test('accepts a full and a minimal rule', () => {
  const rules = [
    { host: 'gold.example', appCode: 'one' },
    {
      host: '*.gold.example',
      appCode: 'one',
      iosAppCode: 'two',
      desktopAppCode: 'default',
      packageCode: 'XY_1',
      downloads: 'alternative',
      iosStore: 'club',
      canonical: true,
      verification: { 'baidu-site-verification': 'codeva-1' },
    },
  ];
  expect(parse(...rules)).toEqual(rules);
});

test.each([
  [
    'capitals',
    { host: 'Gold.example', appCode: 'one' },
    'hosts.ts: Gold.example: host: must be a lower-case host name, or one after `*.`',
  ],
  ['a port', { host: 'gold.example:80', appCode: 'one' }, 'hosts.ts: gold.example:80: host: '],
  ['a trailing dot', { host: 'gold.example.', appCode: 'one' }, 'hosts.ts: gold.example.: host: '],
  ['a wildcard inside', { host: 'a.*.example', appCode: 'one' }, 'hosts.ts: a.*.example: host: '],
  ['a wildcard for everything', { host: '*', appCode: 'one' }, 'hosts.ts: *: host: '],
  ['a wildcard for a whole top-level domain', { host: '*.example', appCode: 'one' }, 'hosts.ts: *.example: host: '],
  ['no host', { appCode: 'one' }, 'hosts.ts: rule 1: host: '],
  ['no rule', null, 'hosts.ts: rule 1: '],
  ['an unknown brand', { host: 'a.example', appCode: 'x' }, 'hosts.ts: a.example: appCode: names no brand'],
  [
    'an unknown brand for iOS',
    { host: 'a.example', appCode: 'one', iosAppCode: 'x' },
    'hosts.ts: a.example: iosAppCode: names no brand',
  ],
  [
    'an unknown brand for desktops',
    { host: 'a.example', appCode: 'one', desktopAppCode: 'x' },
    'hosts.ts: a.example: desktopAppCode: names no brand',
  ],
  [
    'a package with a path in it',
    { host: 'a.example', appCode: 'one', packageCode: '../x' },
    'hosts.ts: a.example: packageCode: must be letters, digits, `_` and `-`',
  ],
  ['an unknown source', { host: 'a.example', appCode: 'one', downloads: 'x' }, 'hosts.ts: a.example: downloads: '],
  [
    'an unknown store page',
    { host: 'a.example', appCode: 'one', iosStore: 'other' },
    'hosts.ts: a.example: iosStore: names no store page',
  ],
  [
    'a store page in capitals',
    { host: 'a.example', appCode: 'one', iosStore: 'Club' },
    'hosts.ts: a.example: iosStore: must be lower-case letters, digits and `-`',
  ],
  [
    'canonical set to false',
    { host: 'a.example', appCode: 'one', canonical: false },
    'hosts.ts: a.example: canonical: ',
  ],
  [
    'markup as proof of ownership',
    { host: 'a.example', appCode: 'one', verification: { 'baidu-site-verification': '<a>' } },
    'hosts.ts: a.example: verification.baidu-site-verification: must be letters, digits, `_` and `-`',
  ],
  ['an unknown field', { host: 'a.example', appCode: 'one', app: 'x' }, 'Unrecognized key: "app"'],
])('rejects %s with rule and field', (_, rule, message) => {
  expect(() => parse(rule)).toThrow(message);
});

test('reports every mistake in its own line', () => {
  expect(() => parse({ host: 'a.example', appCode: 'x' }, { host: 'b.example', appCode: 'y' })).toThrow(
    'hosts.ts: a.example: appCode: names no brand\nhosts.ts: b.example: appCode: names no brand',
  );
});

test('rejects a host listed twice', () => {
  expect(() => parse({ host: 'a.example', appCode: 'one' }, { host: 'a.example', appCode: 'two' })).toThrow(
    'hosts.ts: a.example: host: is listed twice',
  );
});
