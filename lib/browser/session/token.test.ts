import {
  confirmSession,
  dropToken,
  endSession,
  hasEnded,
  onSessionEnd,
  onTokenChange,
  readToken,
  saveToken,
} from './token';

test('stores a token under its name, reads and removes it', () => {
  expect(readToken()).toBeNull();
  saveToken('abc');
  expect(localStorage.getItem('token')).toBe('abc');
  expect(readToken()).toBe('abc');
  dropToken();
  expect(readToken()).toBeNull();
});

test.each(['', 'two words', 'zeile\n', '令牌', 'x'.repeat(2049)])('rejects %j as a token', (value) => {
  localStorage.setItem('token', value);
  expect(readToken()).toBeNull();
});

test('notifies listeners of changes here and in other tabs until they stop', () => {
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

describe('a session that the server has ended', () => {
  const ended = jest.fn();
  const changed = jest.fn();
  let stop: (() => void)[];

  beforeEach(() => {
    stop = [onSessionEnd(ended), onTokenChange(changed)];
  });
  afterEach(() => {
    for (const end of stop) end();
  });

  test('is dropped before the page has shown anything of it, and reported once however many calls notice', () => {
    localStorage.setItem('token', 'dead');
    for (let island = 0; island < 5; island += 1) endSession('dead');
    expect(ended.mock.calls).toEqual([[false]]);
    expect(readToken()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('stays on this page while its content is shown, and is reported once', () => {
    localStorage.setItem('token', 'known');
    confirmSession('known');
    for (let island = 0; island < 5; island += 1) endSession('known');
    expect(ended.mock.calls).toEqual([[true]]);
    expect(changed).not.toHaveBeenCalled();
    expect(readToken()).toBe('known');
    expect(hasEnded(readToken())).toBe(true);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is reported again when the visitor requests something with it', () => {
    saveToken('opened');
    endSession('opened');
    endSession('opened', true);
    endSession('opened');
    expect(ended.mock.calls).toEqual([[true], [true]]);
  });

  test('stays if the visitor requested something, regardless of what the page has shown', () => {
    localStorage.setItem('token', 'asked');
    endSession('asked', true);
    expect(ended.mock.calls).toEqual([[true]]);
    expect(readToken()).toBe('asked');
  });

  test.each([
    ['logging in', () => saveToken('next'), 'next'],
    ['going on without', dropToken, null],
    [
      'logging in in another tab',
      () => {
        localStorage.setItem('token', 'other');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      },
      'other',
    ],
  ])('is over after %s', (_, end, token) => {
    saveToken('gone');
    endSession('gone');
    changed.mockReset();
    end();
    expect(readToken()).toBe(token);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(hasEnded(readToken())).toBe(false);
  });

  test('is not reported to a logged-out or anonymous visitor, or if another session has followed', () => {
    saveToken('left');
    dropToken();
    endSession('left');
    endSession(null, true);
    saveToken('newer');
    endSession('left', true);
    expect(ended).not.toHaveBeenCalled();
    expect(readToken()).toBe('newer');
  });
});
