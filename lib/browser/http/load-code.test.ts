import { loadCode } from './load-code';

beforeEach(() => jest.useFakeTimers());

test('what has come is there, and nothing waits any longer', async () => {
  await expect(loadCode(async () => 'code')).resolves.toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [true, 'network'],
  [false, 'offline'],
])('a failed fetch with a connection (%s) is one of the %s, with its cause', async (onLine, kind) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const cause = new TypeError('Failed to fetch');
  await expect(loadCode(() => Promise.reject(cause))).rejects.toMatchObject({ kind, cause });
  expect(jest.getTimerCount()).toBe(0);
});

test('what stalls is given up in words after 20 s, and is there at once for the next who asks', async () => {
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
