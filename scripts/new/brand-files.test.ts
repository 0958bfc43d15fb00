import { readFileSync } from 'node:fs';
import { brands } from '@/brands';
import { standardHeader } from '@/brands/header-zones';
import { hostRules } from '@/brands/hosts';
import { contrastRatio } from '@/lib/brand/contrast';
import { parseBrand } from '@/lib/brand/parse-brand';
import { canonicalMistakes } from '@/lib/search/canonical-host';
import type { HostRule } from '@/lib/variant/host-rule';
import { brandFiles, brandOf } from './brand-files';

const registries = {
  index: readFileSync('brands/index.ts', 'utf8'),
  hosts: readFileSync('brands/hosts.ts', 'utf8'),
  marks: readFileSync('tools/art/marks.ts', 'utf8'),
};

test('writes a first version that is valid and readable', () => {
  const { theme } = parseBrand('newone', { ...brandOf('newone', brands), header: standardHeader });
  for (const behind of [theme.ground, theme.surface]) {
    expect(contrastRatio(theme.ink, behind)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(theme.action, behind)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(theme.highlight, behind)).toBeGreaterThanOrEqual(3);
  }
  expect(contrastRatio(theme.onAction, theme.action)).toBeGreaterThanOrEqual(4.5);
});

test('registers a brand in every file that lists brands', () => {
  const { created, changed } = brandFiles('new-one', brands, registries);
  expect(Object.keys(created)).toEqual(['brands/new-one.ts']);
  expect(changed['brands/index.ts']).toContain("import newOne from './new-one';");
  expect(changed['brands/index.ts']).toContain("'new-one': newOne,\n};");
  const [rule = ''] = /\{ host: 'new-one\.example'.*\}(?=,\n\];)/.exec(changed['brands/hosts.ts'] ?? '') ?? [];
  const added = JSON.parse(rule.replace(/(\w+):/g, '"$1":').replaceAll("'", '"')) as HostRule;
  expect(added).toEqual({ host: 'new-one.example', appCode: 'new-one', canonical: true });
  // The build checks the table in the same way.
  const codes = [...brands.map(({ appCode }) => appCode), 'new-one'];
  expect(canonicalMistakes([...hostRules, added], codes)).toEqual([]);
  expect(changed['tools/art/marks.ts']).toContain("'new-one': ['scales'");
});

test.each(['bfzh', 'Bad', '../x', ''])('rejects the code %j', (appCode) => {
  expect(() => brandFiles(appCode, brands, registries)).toThrow(/已存在|小写/);
});
