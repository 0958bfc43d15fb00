import { ApiError } from './api-error';
import { retryUnavailable } from './retry-unavailable';

const unavailable = (retryAfter?: number, code: 'unavailable' | 'too_many_requests' = 'unavailable') =>
  new ApiError('problem', {
    status: 503,
    problem: {
      IsSuccess: false,
      Data: '请稍后',
      type: 'about:blank',
      title: 'Unavailable',
      status: 503,
      code,
      ...(retryAfter && { retryAfter }),
    },
  });

/** A call that is rejected a number of times before it succeeds, and the times of its tries in milliseconds. */
function rejected(times: number, error: unknown) {
  const tries: number[] = [];
  const call = async () => {
    tries.push(Date.now());
    if (tries.length <= times) throw error;
    return 'done';
  };
  return { call, tries };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('retries after the seconds of the response and a random part of one, and reports each delay', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  const { call, tries } = rejected(2, unavailable(4));
  const delays: number[] = [];
  const done = retryUnavailable(call, { retries: 2, onRetry: (milliseconds) => delays.push(milliseconds) });
  await jest.runAllTimersAsync();
  expect(await done).toBe('done');
  expect(tries).toEqual([0, 4_250, 9_000]);
  expect(delays).toEqual([4_250, 4_750]);
});

test('throws the failure of the last retry', async () => {
  const error = unavailable(2);
  const { call, tries } = rejected(100, error);
  const done = retryUnavailable(call, { retries: 3 }).catch((reason: unknown) => reason);
  await jest.runAllTimersAsync();
  expect(await done).toBe(error);
  expect(tries).toHaveLength(4);
});

test.each([
  ['names no seconds', unavailable()],
  ['names more than fifteen seconds', unavailable(16)],
  ['is for another reason', unavailable(4, 'too_many_requests')],
  ['has no response', new ApiError('network')],
  ['is not an ApiError', new Error('broken')],
])('does not retry after a failure that %s', async (_, error) => {
  const { call, tries } = rejected(1, error);
  await expect(retryUnavailable(call, { retries: 2 })).rejects.toBe(error);
  expect(tries).toHaveLength(1);
});
