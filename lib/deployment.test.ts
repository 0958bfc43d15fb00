import { deploymentOf } from './deployment';

test.each([
  [undefined, 'development'],
  ['', 'development'],
  ['development', 'development'],
  ['production', 'production'],
  ['staging', undefined],
  ['Production', undefined],
])('reads %p as %p', (value, deployment) => {
  expect(deploymentOf(value)).toBe(deployment);
});
