import { canonicalMistakes, canonicalRule } from './canonical-host';

const rules = [
  { host: 'gold.localhost', appCode: 'gold' },
  { host: 'ad.gold.example', appCode: 'gold' },
  { host: 'gold.example', appCode: 'gold', iosAppCode: 'gold-ios', canonical: true as const },
  { host: 'silver.example', appCode: 'silver', desktopAppCode: 'silver-pc', canonical: true as const },
];

test.each([
  ['gold', 'gold.example'],
  ['gold-ios', 'gold.example'],
  ['silver-pc', 'silver.example'],
  ['iron', undefined],
])('finds %s under %s', (brand, host) => {
  expect(canonicalRule(rules, brand)?.host).toBe(host);
});

test('reports wildcards, local hosts, duplicates and gaps', () => {
  expect(canonicalMistakes(rules, ['gold', 'gold-ios', 'silver'])).toEqual([]);
  expect(
    canonicalMistakes(
      [
        ...rules,
        { host: '*.silver.example', appCode: 'silver', canonical: true },
        { host: 'tin.localhost', appCode: 'tin', canonical: true },
      ],
      ['silver', 'tin', 'iron'],
    ),
  ).toEqual([
    '*.silver.example: canonical: must be an exact public host',
    'tin.localhost: canonical: must be an exact public host',
    'silver: canonical: needs one host, has 2',
    'iron: canonical: needs one host, has 0',
  ]);
});
