import * as library from '@fingerprintjs/fingerprintjs';
import { ensureFingerprint } from './fingerprint';

let load: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(library, 'prepareForSources').mockResolvedValue();
  jest.spyOn(library, 'hashComponents').mockReturnValue('fresh');
  load = jest.spyOn(library, 'loadSources').mockReturnValue(async () => ({}) as never);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('uses a stored fingerprint without the library', async () => {
  localStorage.setItem('fingerprint', 'known');
  expect(await ensureFingerprint()).toBe('known');
  expect(load).not.toHaveBeenCalled();
});

test('computes and stores a new fingerprint', async () => {
  expect(await ensureFingerprint()).toBe('fresh');
  expect(localStorage.getItem('fingerprint')).toBe('fresh');
});

test('waits until the page is idle', async () => {
  let rest = () => {};
  Object.assign(window, { requestIdleCallback: (work: () => void) => (rest = work) });
  const fingerprint = ensureFingerprint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  rest();
  expect(await fingerprint).toBe('fresh');
});

test('returns an empty fingerprint when the library fails', async () => {
  load.mockReturnValue(() => Promise.reject(new Error('blocked')));
  expect(await ensureFingerprint()).toBe('');
  expect(localStorage.getItem('fingerprint')).toBeNull();
});

test('stops waiting for a library that never answers', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(() => new Promise(() => {}));
  const fingerprint = ensureFingerprint();
  await jest.advanceTimersByTimeAsync(5_001);
  expect(await fingerprint).toBe('');
});
