import { requirementRules, requirementsSchema } from './requirements';
import { faultsOf } from './testing/faults-of';

const [VERIFIED, NEW] = ['领取奖励前须通过实名认证。', '仅限首次注册、且注册未满 30 天的账户领取。'];

test.each<[object, string[]]>([
  [{}, []],
  [{ verified: true }, [VERIFIED]],
  [{ openedWithinDays: 30 }, [NEW]],
  [{ verified: true, openedWithinDays: 30 }, [VERIFIED, NEW]],
])('turns %j into the rules %j', (requirements, rules) => {
  expect(requirementRules(requirementsSchema.parse(requirements))).toEqual(rules);
});

test('accepts a maximum age of one day or more and required verification only', () => {
  expect(faultsOf(requirementsSchema, { openedWithinDays: 1 })).toEqual([]);
  expect(faultsOf(requirementsSchema, { openedWithinDays: 0 })).toEqual(['openedWithinDays: too_small']);
  expect(faultsOf(requirementsSchema, { verified: false })).toEqual(['verified: invalid_value']);
});
