import { matchHost } from '@/lib/variant/host';
import { refusalOf, rulesToTest } from './host-under-test';

const BUILT_IN = [
  { host: 'gold.example', appCode: 'bfzh' },
  { host: '*.gold.example', appCode: 'gjs2' },
];
const CODES = ['bfzh', 'gjs2'];
const ruleOf = (host: string, brand?: string, packageCode?: string) =>
  matchHost(rulesToTest({ host, brand, packageCode }, BUILT_IN, CODES), host);

test('a host is tested by its built-in rule, or by what is said of it', () => {
  expect(ruleOf('gold.example')).toEqual({ host: 'gold.example', appCode: 'bfzh' });
  expect(ruleOf('new.example')).toBeUndefined();
  expect(ruleOf('new.example', 'gjs2')).toEqual({ host: 'new.example', appCode: 'gjs2' });
  expect(ruleOf('gold.example', 'gjs2', 'XY_140')).toEqual({
    host: 'gold.example',
    appCode: 'gjs2',
    packageCode: 'XY_140',
  });
});

test.each([
  ['new.example', 'nobody', undefined, 'new.example: appCode: names no brand'],
  ['new.example', 'bfzh', 'XY 140', 'new.example: packageCode: must be letters, digits'],
  ['New', 'bfzh', undefined, 'New: host: must be a lower-case host name'],
  ['new.example', undefined, 'XY_140', '--package needs a --brand'],
])('%s as %s with %s is refused', (host, brand, packageCode, why) => {
  expect(() => ruleOf(host, brand, packageCode)).toThrow(why);
});

test('a host that the deployment does not know, has removed, or that no rule names, is not tested', () => {
  expect(refusalOf('new.example', true, { status: 421 })).toContain('knows no host new.example');
  expect(refusalOf('new.example', true, { status: 410 })).toContain('was removed');
  expect(refusalOf('new.example', false, { status: 200, brand: 'gjs2' })).toMatch(
    /No rule .* shows gjs2 there\. .*--brand=/,
  );
  expect(refusalOf('new.example', true, { status: 200, brand: 'gjs2' })).toBeUndefined();
  // What is wrong with it is for the tests to say.
  expect(refusalOf('new.example', true, { status: 503 })).toBeUndefined();
});
