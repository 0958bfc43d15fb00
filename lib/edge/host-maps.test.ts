import { hostMaps } from './host-maps';

const RULE = 'a'.repeat(32);
const list = (...hosts: string[]) => hosts.map((host) => ({ host, rule: RULE }));

test('nginx looks a page’s host up, then the tag of its rule; what no rule names is unknown and has none', () => {
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

test('a host that was removed, or that the server does not understand, is not one of a wildcard over it', () => {
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

test('a name that stands for a wildcard is nobody’s, not even one that was removed', () => {
  expect(hostMaps({ hosts: list('*.gold.example'), removed: ['any.gold.example'], unknown: [] })).toContain(
    '    *.gold.example every.gold.example;\n',
  );
  const taken = ['any', 'every', 'all'].map((label) => `${label}.gold.example`);
  expect(() => hostMaps({ hosts: list('*.gold.example', ...taken), removed: [], unknown: [] })).toThrow(
    '*.gold.example',
  );
});
