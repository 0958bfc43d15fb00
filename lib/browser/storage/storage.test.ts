import { readStored, removeStored, writeStored } from './storage';

function blockStorage(name = 'SecurityError') {
  const blocked = () => {
    throw new DOMException('blocked', name);
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
}

test("stores values under the specification's names", () => {
  for (const key of ['appCode', 'v', 'token', 'lang', 'fingerprint'] as const) {
    expect(writeStored(key, `value of ${key}`)).toBe(true);
    expect(localStorage.getItem(key)).toBe(`value of ${key}`);
    expect(readStored(key)).toBe(`value of ${key}`);
  }
});

test('works from memory if local storage is blocked', () => {
  blockStorage();
  expect(readStored('token')).toBeNull();
  expect(writeStored('token', 'abc')).toBe(false);
  expect(readStored('token')).toBe('abc');
  removeStored('token');
  expect(readStored('token')).toBeNull();
});

test('works from memory if accessing local storage throws', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeStored('v', 'XY_101')).toBe(false);
  expect(readStored('v')).toBe('XY_101');
  storage.mockRestore();
});

test('keeps the newer value in memory when storage is full, until a later write succeeds', () => {
  writeStored('v', 'old');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('v', 'new')).toBe(false);
  expect(readStored('v')).toBe('new');
  setItem.mockRestore();
  expect(writeStored('v', 'newest')).toBe(true);
  expect(window.storageFallback).toEqual({});
  expect(readStored('v')).toBe('newest');
});

test('removes a value from storage and memory', () => {
  writeStored('token', 'abc');
  removeStored('token');
  expect(readStored('token')).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});
