import { waysOf } from './ways';

const user = (authenticationMethod: number, accountStatus: number) => ({ authenticationMethod, accountStatus });

test.each([
  ['an account just opened', undefined, 'verify', ['deposit', 'app']],
  ['not verified', user(0, 1), 'verify', ['deposit', 'app']],
  ['verified', user(1, 1), 'deposit', ['verify ✓', 'app']],
  ['with a deposit', user(1, 2), 'app', ['verify ✓', 'deposit ✓']],
] as const)('makes the first open step the main one: %s', (_, profile, main, others) => {
  const ways = waysOf(profile, true);
  expect(ways.main).toBe(main);
  expect(ways.others.map(({ way, done }) => (done ? `${way} ✓` : way))).toEqual(others);
});

test('offers another deposit if there is no link to the app', () => {
  expect(waysOf(user(1, 2), false)).toEqual({ main: 'deposit', others: [{ way: 'verify', done: true }] });
});
