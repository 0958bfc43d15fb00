import { requirementRules, requirementsSchema } from './requirements';
import { faultsOf } from './testing/faults-of';

const [VERIFIED, NEW] = ['领取奖励前须通过实名认证。', '仅限首次注册、且注册未满 30 天的账户领取。'];

test.each<[object, string[]]>([
  [{}, []],
  [{ verified: true }, [VERIFIED]],
  [{ openedWithinDays: 30 }, [NEW]],
  [{ verified: true, openedWithinDays: 30 }, [VERIFIED, NEW]],
])('%j reads %j', (requirements, rules) => {
  expect(requirementRules(requirementsSchema.parse(requirements))).toEqual(rules);
});

test('an account may be asked to be a day old at most, and to be verified, not to be unverified', () => {
  expect(faultsOf(requirementsSchema, { openedWithinDays: 1 })).toEqual([]);
  expect(faultsOf(requirementsSchema, { openedWithinDays: 0 })).toEqual(['openedWithinDays: too_small']);
  expect(faultsOf(requirementsSchema, { verified: false })).toEqual(['verified: invalid_value']);
});
