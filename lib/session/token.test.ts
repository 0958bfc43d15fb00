import { dropToken, onTokenChange, readToken, saveToken } from './token';

beforeEach(() => {
  localStorage.clear();
  delete window.storageFallback;
});

test('a token is stored under its name, read and forgotten', () => {
  expect(readToken()).toBeNull();
  saveToken('abc');
  expect(localStorage.getItem('token')).toBe('abc');
  expect(readToken()).toBe('abc');
  dropToken();
  expect(readToken()).toBeNull();
});

test.each(['', 'two words', 'zeile\n', '令牌', 'x'.repeat(513)])('%j is no token', (value) => {
  localStorage.setItem('token', value);
  expect(readToken()).toBeNull();
});

test('whoever listens hears of changes here and in other tabs, until it stops', () => {
  const listener = jest.fn();
  const stop = onTokenChange(listener);
  saveToken('abc');
  dropToken();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'v' }));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  saveToken('abc');
  expect(listener).toHaveBeenCalledTimes(4);
});
