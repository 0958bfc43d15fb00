import { matchHost } from '@/lib/variant/host';
import { refusalOf, rulesToTest } from './host-under-test';

const BUILT_IN = [
  { host: 'gold.example', appCode: 'bfzh' },
  { host: '*.gold.example', appCode: 'gjs2' },
];
const CODES = ['bfzh', 'gjs2'];
const ruleOf = (host: string, brand?: string, packageCode?: string) =>
  matchHost(rulesToTest({ host, brand, packageCode }, BUILT_IN, CODES), host);

test('tests a host by its built-in rule, or by the rule of the command line', () => {
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
  ['new.example', undefined, 'XY_140', '--package requires --brand'],
])('rejects %s as %s with %s', (host, brand, packageCode, why) => {
  expect(() => ruleOf(host, brand, packageCode)).toThrow(why);
});

test('rejects a host that the deployment does not know, that was removed, or that no rule matches', () => {
  expect(refusalOf('new.example', true, { status: 421 })).toContain('does not know the host new.example');
  expect(refusalOf('new.example', true, { status: 410 })).toContain('was removed');
  expect(refusalOf('new.example', false, { status: 200, brand: 'gjs2' })).toMatch(
    /No rule .* shows gjs2 there\. .*--brand=/,
  );
  expect(refusalOf('new.example', true, { status: 200, brand: 'gjs2' })).toBeUndefined();
  // The tests themselves report what is wrong with it.
  expect(refusalOf('new.example', true, { status: 503 })).toBeUndefined();
});
