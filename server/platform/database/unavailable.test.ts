import { isUnavailable } from './unavailable';

test.each([
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '23505' }, false],
  [{ cause: { code: '57P01' } }, true],
])('%j: %s', (error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});
