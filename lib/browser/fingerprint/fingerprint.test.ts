import { ensureFingerprint } from './fingerprint';

const visitorId = jest.fn();
jest.mock('./visitor-id', () => ({ visitorId: () => visitorId() }));

beforeEach(() => {
  localStorage.clear();
  visitorId.mockReset().mockResolvedValue('fresh');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a stored one is used at once, without the library', async () => {
  localStorage.setItem('fingerprint', 'known');
  expect(await ensureFingerprint()).toBe('known');
  expect(visitorId).not.toHaveBeenCalled();
});

test('a new one is computed and saved', async () => {
  expect(await ensureFingerprint()).toBe('fresh');
  expect(localStorage.getItem('fingerprint')).toBe('fresh');
});

test('waits until the page is idle', async () => {
  let rest = () => {};
  Object.assign(window, { requestIdleCallback: (work: () => void) => (rest = work) });
  const fingerprint = ensureFingerprint();
  await Promise.resolve();
  expect(visitorId).not.toHaveBeenCalled();
  rest();
  expect(await fingerprint).toBe('fresh');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('a library that fails gives an empty one', async () => {
  visitorId.mockRejectedValue(new Error('blocked'));
  expect(await ensureFingerprint()).toBe('');
  expect(localStorage.getItem('fingerprint')).toBeNull();
});

test('a library that never answers is not waited for', async () => {
  jest.useFakeTimers();
  visitorId.mockReturnValue(new Promise(() => {}));
  const fingerprint = ensureFingerprint();
  await jest.advanceTimersByTimeAsync(5_001);
  expect(await fingerprint).toBe('');
});
