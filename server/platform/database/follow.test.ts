import timers from 'node:timers';
import { follow } from './follow';

let look: () => Promise<void>;
let repeated: jest.SpyInstance;
beforeEach(() => {
  repeated = jest.spyOn(timers, 'setInterval').mockImplementation((act) => {
    look = act as () => Promise<void>;
    return setTimeout(() => {}, 0);
  });
});

test('reads every two seconds, so that every server sees a change within five', async () => {
  let stored = 1;
  const followed = await follow(async () => stored);
  expect(repeated.mock.calls).toEqual([[expect.any(Function), 2_000]]);
  stored = 2;
  expect(followed.current()).toBe(1);
  await look();
  expect(followed.current()).toBe(2);
  const cleared = jest.spyOn(global, 'clearInterval');
  followed.unfollow();
  expect(cleared).toHaveBeenCalledWith(repeated.mock.results[0]?.value);
});

test('never reads twice at a time, and continues after a failed read', async () => {
  const read = jest.fn(async () => 1);
  const followed = await follow(read);
  let fail = (_error: Error) => {};
  read.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const slow = look();
  await look();
  expect(read).toHaveBeenCalledTimes(2);
  fail(new Error('gone'));
  await slow;
  expect(followed.current()).toBe(1);
  read.mockResolvedValueOnce(2);
  await look();
  expect(followed.current()).toBe(2);
});
