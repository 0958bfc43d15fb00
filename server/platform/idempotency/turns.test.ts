import { Turns } from './turns';

/** Work that ends when it is told to. */
function startable() {
  let end = (_: string) => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: (result: string) => end(result) };
}

test('work of one name waits for all before it, also where one of it has ended meanwhile', async () => {
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

test('work that fails tells its own caller, and the next has its turn', async () => {
  const turns = new Turns();
  const failing = turns.run('name', () => Promise.reject(new Error('full')));
  const next = turns.run('name', async () => 'done');
  await expect(failing).rejects.toThrow('full');
  await expect(next).resolves.toBe('done');
});

test('a name is remembered while work of it goes on, and no longer', async () => {
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
