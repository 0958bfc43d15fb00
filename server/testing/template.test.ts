import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFromTemplate } from './template';

jest.setTimeout(240_000);

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(path.join(os.tmpdir(), 'template-'));
});
afterEach(() => rm(workspace, { recursive: true, force: true }));

test.each([
  ['in memory', () => undefined],
  ['in a folder', () => path.join(workspace, 'database')],
])('a new database %s has its tables', async (_, folder) => {
  const client = await createFromTemplate(folder());
  expect((await client.query('select * from accounts')).rows).toEqual([]);
  await client.close();
});
