import { loadCode } from './load-code';

beforeEach(() => jest.useFakeTimers());

test('returns loaded code and leaves no timer', async () => {
  await expect(loadCode(async () => 'code')).resolves.toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [true, 'network'],
  [false, 'offline'],
])('reports a failed fetch with a connection (%s) as %s, with its cause', async (onLine, kind) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const cause = new TypeError('Failed to fetch');
  await expect(loadCode(() => Promise.reject(cause))).rejects.toMatchObject({ kind, cause });
  expect(jest.getTimerCount()).toBe(0);
});

test('times out after 20 s and returns late code right away to the next caller', async () => {
  let arrive = (_: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const failed = jest.fn();
  const waiting = loadCode(() => code).catch(failed);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', message: '网络不给力，请稍后重试' }));
  arrive('code');
  await expect(loadCode(() => code)).resolves.toBe('code');
});
