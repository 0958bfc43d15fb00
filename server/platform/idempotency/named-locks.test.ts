import { NamedLocks } from './named-locks';

/** Work that ends when the test says so. */
function startable() {
  let end = (_: string) => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: (result: string) => end(result) };
}

test('runs work of one name after all earlier work of that name', async () => {
  const locks = new NamedLocks();
  const order: string[] = [];
  const [first, second] = [startable(), startable()];
  const done = [locks.run('name', first.work), locks.run('name', second.work)];
  first.end('first');
  await done[0];
  const third = locks.run('name', async () => order.push('third'));
  await locks.run('other', async () => order.push('other name'));
  order.push('second');
  second.end('second');
  await third;
  expect(order).toEqual(['other name', 'second', 'third']);
});

test('rejects only the caller of failed work, and runs the next', async () => {
  const locks = new NamedLocks();
  const failing = locks.run('name', () => Promise.reject(new Error('full')));
  const next = locks.run('name', async () => 'done');
  await expect(failing).rejects.toThrow('full');
  await expect(next).resolves.toBe('done');
});

test('forgets a name when its work has ended', async () => {
  const locks = new NamedLocks();
  const names = () => (Reflect.get(locks, 'last') as ReadonlyMap<string, unknown>).size;
  const { work, end } = startable();
  const done = locks.run('name', work);
  const failing = locks.run('other', () => Promise.reject(new Error('full')));
  await expect(failing).rejects.toThrow('full');
  expect(names()).toBe(1);
  end('done');
  await done;
  expect(names()).toBe(0);
});
