import { ACTIVITY_KINDS } from './schema';
import { anyOutcome, anyState } from './states';
import { faultsOf } from './testing/faults-of';

const UNKNOWN = ['kind: invalid_union'];

test('a state is that of one of the kinds', () => {
  const state = { kind: 'wheel', segments: [{ id: 'usd-8', left: null }], mine: { spins: 2 } };
  expect(anyState.parse(state)).toEqual(state);
  expect(faultsOf(anyState, { ...state, mine: { spins: -1 } })).toEqual(['mine.spins: too_small']);
  expect(faultsOf(anyState, { ...state, kind: 'lottery' })).toEqual(UNKNOWN);
});

test('draws and questions have an outcome, the other kinds none', () => {
  const known = ACTIVITY_KINDS.filter((kind) => faultsOf(anyOutcome, { kind })[0] !== UNKNOWN[0]);
  expect(known).toEqual(['quiz', 'treasure', 'wheel']);
});
