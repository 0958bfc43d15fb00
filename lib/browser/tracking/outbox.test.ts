import { exclusively } from './outbox';

function setLocks(locks: unknown) {
  Object.assign(navigator, { locks });
}

async function runTwo(): Promise<string[]> {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  await Promise.all([exclusively('test', work('first')), exclusively('test', work('second'))]);
  return steps;
}

const IN_TURN = ['first begins', 'first ends', 'second begins', 'second ends'];

test('runs work of one name one after another without Web Locks', async () => {
  expect(await runTwo()).toEqual(IN_TURN);
});

test('runs work under the lock of its name with Web Locks', async () => {
  const request = jest.fn((_: string, work: () => Promise<void>) => work());
  setLocks({ request });
  const work = jest.fn(async () => {});
  await exclusively('test', work);
  expect(request).toHaveBeenCalledWith('test', expect.any(Function));
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs work once even if the browser refuses locks', async () => {
  setLocks({ request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
  expect(await runTwo()).toEqual(IN_TURN);
});
