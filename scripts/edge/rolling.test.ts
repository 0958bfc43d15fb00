import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenForRolls, orderRoll } from './rolling.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('runs commands one after another, and returns the result of each', async () => {
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

test('says how to start an edge if none is running', async () => {
  await expect(orderRoll(folder, 0, 'b')).rejects.toThrow(
    'No edge is running. Start one with: npm run edge -- --machines=2',
  );
});
