import { conditionSchema } from './condition';
import { faultsOf } from './testing/faults-of';

test.each(['registered', 'verified', 'card'])('%s is a yes-or-no condition without an amount', (type) => {
  expect(faultsOf(conditionSchema, { type })).toEqual([]);
  expect(faultsOf(conditionSchema, { type, from: 1 })).toEqual([': unrecognized_keys']);
});

test.each(['first-deposit', 'deposit', 'trade'])('%s needs a positive minimum amount', (type) => {
  expect(faultsOf(conditionSchema, { type, from: 0.01 })).toEqual([]);
  expect(faultsOf(conditionSchema, { type, from: 0 })).toEqual(['from: too_small']);
  expect(faultsOf(conditionSchema, { type })).toEqual(['from: invalid_type']);
});

test('rejects an unknown condition', () => {
  expect(faultsOf(conditionSchema, { type: 'rich' })).toEqual(['type: invalid_union']);
});
