import { ACTIVITY_KINDS } from './schema';
import { anyOutcome, anyState } from './states';
import { faultsOf } from './testing/faults-of';

const UNKNOWN = ['kind: invalid_union'];

test('accepts only states of known kinds', () => {
  const state = { kind: 'wheel', segments: [{ id: 'usd-8', left: null }], mine: { spins: 2 } };
  expect(anyState.parse(state)).toEqual(state);
  expect(faultsOf(anyState, { ...state, mine: { spins: -1 } })).toEqual(['mine.spins: too_small']);
  expect(faultsOf(anyState, { ...state, kind: 'lottery' })).toEqual(UNKNOWN);
});

test('has an outcome for draws and questions only', () => {
  const known = ACTIVITY_KINDS.filter((kind) => faultsOf(anyOutcome, { kind })[0] !== UNKNOWN[0]);
  expect(known).toEqual(['quiz', 'treasure', 'wheel']);
});
