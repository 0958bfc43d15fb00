import { isUnavailable } from './unavailable';

test.each([
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '23505' }, false],
  [{ cause: { code: '57P01' } }, true],
  [{ code: '53100' }, true],
  [{ code: '58030' }, true],
  [{ code: '25006' }, true],
])('recognizes %j as unavailable: %s', (error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});
