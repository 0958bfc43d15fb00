import { Turns } from './turns';

/** Work that ends when the test says so. */
function startable() {
  let end = (_: string) => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: (result: string) => end(result) };
}

test('runs work of one name after all earlier work of that name', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const [first, second] = [startable(), startable()];
  const done = [turns.run('name', first.work), turns.run('name', second.work)];
  first.end('first');
  await done[0];
  const third = turns.run('name', async () => order.push('third'));
  await turns.run('other', async () => order.push('other name'));
  order.push('second');
  second.end('second');
  await third;
  expect(order).toEqual(['other name', 'second', 'third']);
});

test('rejects only the caller of failed work, and runs the next', async () => {
  const turns = new Turns();
  const failing = turns.run('name', () => Promise.reject(new Error('full')));
  const next = turns.run('name', async () => 'done');
  await expect(failing).rejects.toThrow('full');
  await expect(next).resolves.toBe('done');
});

test('forgets a name when its work has ended', async () => {
  const turns = new Turns();
  const names = () => (Reflect.get(turns, 'last') as ReadonlyMap<string, unknown>).size;
  const { work, end } = startable();
  const done = turns.run('name', work);
  const failing = turns.run('other', () => Promise.reject(new Error('full')));
  await expect(failing).rejects.toThrow('full');
  expect(names()).toBe(1);
  end('done');
  await done;
  expect(names()).toBe(0);
});
