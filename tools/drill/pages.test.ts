import { longestFailure } from './pages';

const asked = (...answers: [at: number, ok: boolean][]) => answers.map(([at, ok]) => ({ at, ok }));

test('measures from a page that failed to the next one that came, in the order in which they were requested', () => {
  expect(longestFailure(asked([0, true], [100, true]), 200)).toBe(0);
  expect(longestFailure(asked([0, true], [300, true], [100, false], [200, false]), 400)).toBe(200);
  expect(longestFailure(asked([0, false], [100, true], [200, false]), 700)).toBe(500);
});
