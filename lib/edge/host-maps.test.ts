import { hostMaps } from './host-maps';

const RULE = 'a'.repeat(32);
const list = (...hosts: string[]) => hosts.map((host) => ({ host, rule: RULE }));

test('maps a page’s host and then its rule tag; other hosts are unknown and have none', () => {
  const maps = hostMaps({ hosts: list('gold.example', '*.silver.example'), removed: ['ad.gold.example'], unknown: [] });
  expect(maps.split('\n')).toEqual([
    'map $host $edge_host {',
    '    hostnames;',
    '    default unknown.invalid;',
    '    gold.example gold.example;',
    '    *.silver.example any.silver.example;',
    '    ad.gold.example removed.invalid;',
    '}',
    'map $edge_host $edge_rule {',
    '    default "";',
    `    gold.example ${RULE};`,
    `    any.silver.example ${RULE};`,
    '}',
    '',
  ]);
});

test('excludes removed and unknown hosts from a wildcard above them', () => {
  const maps = hostMaps({
    hosts: list('*.gold.example', 'any.gold.example'),
    removed: ['ad.gold.example'],
    unknown: ['m.gold.example'],
  });
  expect(maps).toContain('    *.gold.example every.gold.example;\n');
  expect(maps).toContain('    any.gold.example any.gold.example;\n');
  expect(maps).toContain('    ad.gold.example removed.invalid;\n');
  expect(maps).toContain('    m.gold.example unknown.invalid;\n');
  expect(maps).toContain(`    every.gold.example ${RULE};\n`);
});

test('picks a wildcard name that no host has, not even a removed one', () => {
  expect(hostMaps({ hosts: list('*.gold.example'), removed: ['any.gold.example'], unknown: [] })).toContain(
    '    *.gold.example every.gold.example;\n',
  );
  const taken = ['any', 'every', 'all'].map((label) => `${label}.gold.example`);
  expect(() => hostMaps({ hosts: list('*.gold.example', ...taken), removed: [], unknown: [] })).toThrow(
    '*.gold.example',
  );
});
