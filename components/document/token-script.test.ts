import takeToken from './token-script';

/** Runs the script as the head of a page with this URL would and returns the visible URL afterwards. */
function runAt(path: string): string {
  window.history.replaceState({ kept: true }, '', path);
  takeToken();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

test.each([
  ['/summer?token=abc', '/summer', 'abc'],
  ['/summer?v=1&token=abc&utm_term=%BB%C6#rules', '/summer?v=1&utm_term=%BB%C6#rules', 'abc'],
  ['/summer?token=first&token=second', '/summer', 'first'],
  ['/summer?%74oken=abc', '/summer', 'abc'],
  ['/summer?token=a%2Bb%2Fc%3D', '/summer', 'a+b/c='],
  ['/summer?token=', '/summer', null],
  ['/summer?token', '/summer', null],
  ['/summer?token=two%20words', '/summer', null],
  ['/summer?token=line%0abreak', '/summer', null],
  [`/summer?token=${'x'.repeat(10_000)}`, '/summer', null],
  ['/summer?tokens=1&v=%E0%A4%A', '/summer?tokens=1&v=%E0%A4%A', null],
  ['/summer', '/summer', null],
])('%s becomes %s', (path, expected, token) => {
  expect(runAt(path)).toBe(expected);
  expect(localStorage.getItem('token')).toBe(token);
});

test('does not replace the stored token with an empty or invalid one', () => {
  localStorage.setItem('token', 'known');
  runAt('/summer?token=');
  expect(localStorage.getItem('token')).toBe('known');
});

test("keeps a stored session and stores the URL's session separately", () => {
  localStorage.setItem('token', 'known');
  expect(runAt('/summer?token=abc')).toBe('/summer');
  expect([localStorage.getItem('token'), sessionStorage.getItem('offeredToken')]).toEqual(['known', 'abc']);
});

test.each(['abc', 'two words', ''])('stores no offered token beside %j, which is no other session', (known) => {
  localStorage.setItem('token', known);
  runAt('/summer?token=abc');
  expect([localStorage.getItem('token'), sessionStorage.getItem('offeredToken')]).toEqual(['abc', null]);
});

test('keeps the stored session if storage cannot be written', () => {
  localStorage.setItem('token', 'known');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  runAt('/summer?token=abc');
  expect(window.storageFallback).toEqual({ offeredToken: 'abc' });
});

test('preserves the state of the history entry', () => {
  runAt('/summer?token=abc');
  expect(window.history.state).toEqual({ kept: true });
});

test('keeps the token for the document if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(runAt('/summer?token=abc')).toBe('/summer');
  expect(window.storageFallback).toEqual({ token: 'abc' });
});
