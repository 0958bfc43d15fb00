import { ApiError } from './api-error';
import { comeBack } from './come-back';

const noRoom = (retryAfter?: number, code: 'unavailable' | 'too_many_requests' = 'unavailable') =>
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

test('returns after the seconds of the rejection and a random part of one, and reports each pause', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  const { call, tries } = rejected(2, noRoom(4));
  const pauses: number[] = [];
  const done = comeBack(call, (milliseconds) => pauses.push(milliseconds));
  await jest.runAllTimersAsync();
  expect(await done).toBe('done');
  expect(tries).toEqual([0, 4_250, 9_000]);
  expect(pauses).toEqual([4_250, 4_750]);
});

test('gives up after twelve returns', async () => {
  const error = noRoom(2);
  const { call, tries } = rejected(100, error);
  const done = comeBack(call).catch((reason: unknown) => reason);
  await jest.runAllTimersAsync();
  expect(await done).toBe(error);
  expect(tries).toHaveLength(13);
});

test.each([
  ['names no seconds', noRoom()],
  ['names more than fifteen seconds', noRoom(16)],
  ['is for another reason', noRoom(4, 'too_many_requests')],
  ['is no answer', new ApiError('network')],
  ['is no failed call', new Error('broken')],
])('does not return after a rejection that %s', async (_, error) => {
  const { call, tries } = rejected(1, error);
  await expect(comeBack(call)).rejects.toBe(error);
  expect(tries).toHaveLength(1);
});
