import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenForRolls, orderRoll } from './rolling.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('orders are carried out one after another, and each is told what came of it', async () => {
  const done: string[] = [];
  let under = 0;
  const close = listenForRolls(folder, async (machine, release) => {
    under += 1;
    expect(under).toBe(1);
    await new Promise(setImmediate);
    under -= 1;
    if (machine > 1) throw new Error(`There is no machine ${machine + 1}.`);
    done.push(`${machine} ${release}`);
    return `Machine ${machine + 1} is done.`;
  });
  const orders = [orderRoll(folder, 1, 'b'), orderRoll(folder, 4, 'b'), orderRoll(folder, 0, 'b')];
  const [second, none, first] = await Promise.allSettled(orders);
  expect(second).toMatchObject({ value: 'Machine 2 is done.' });
  expect(none).toMatchObject({ reason: expect.objectContaining({ message: 'There is no machine 5.' }) });
  expect(first).toMatchObject({ value: 'Machine 1 is done.' });
  expect(done.sort()).toEqual(['0 b', '1 b']);
  close();
});

test('where no edge runs it is said how one is started', async () => {
  await expect(orderRoll(folder, 0, 'b')).rejects.toThrow(
    'No edge runs here: `npm run edge -- --machines=2` starts one.',
  );
});
