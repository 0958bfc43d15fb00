import { limit } from './limit.mjs';

test.each([
  ['as it is on a machine that was not measured', undefined, 15_000],
  ['longer on a slow machine', '1.65', 24_750],
  ['not shorter on a fast machine', '0.5', 15_000],
])('a time limit is %s', (_, factor, milliseconds) => {
  jest.replaceProperty(process, 'env', { ...process.env, MACHINE_FACTOR: factor });
  expect(limit(15)).toBe(milliseconds);
});
