import path from 'node:path';
import { folderForEachTest } from './folder-for-each-test';
import { createFromTemplate } from './template';

const workspace = folderForEachTest();

test.each([
  ['in memory', () => undefined],
  ['in a folder', () => path.join(workspace(), 'database')],
])('a new database %s has its tables', async (_, folder) => {
  const client = await createFromTemplate(folder());
  expect((await client.query('select * from accounts')).rows).toEqual([]);
  await client.close();
});
