import type { HostRule } from '../variant/host-rule';
import { ruleTag } from './rule-tag';

const rule: HostRule = { host: 'gold.example', appCode: 'bfzh', iosAppCode: 'jfjy' };

test('changes the tag with every part of a rule', () => {
  const others: HostRule[] = [
    { ...rule, appCode: 'jfjy' },
    { ...rule, iosAppCode: 'bfzh' },
    { ...rule, desktopAppCode: 'jfjy' },
    { ...rule, packageCode: 'XY_140' },
    { ...rule, canonical: true },
    { ...rule, verification: { 'baidu-site-verification': 'a' } },
    { ...rule, host: 'silver.example' },
  ];
  const tags = [rule, ...others].map((one) => ruleTag(one));
  expect(new Set(tags).size).toBe(tags.length);
  expect(ruleTag({ ...rule })).toBe(ruleTag(rule));
  expect(ruleTag(rule)).toMatch(/^[0-9a-f]{32}$/);
});

test('includes moved canonical hosts only of brands that the host shows', () => {
  expect(ruleTag(rule, { jfjy: 'new.example' })).not.toBe(ruleTag(rule));
  expect(ruleTag(rule, { iekb: 'new.example' })).toBe(ruleTag(rule));
});
