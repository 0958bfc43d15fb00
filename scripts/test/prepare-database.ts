// Writes the embedded database of a newly started product into the named folder. Products of the tests start on copies of it.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { makeStartedDatabase } from '@/server/testing/started-database';

async function prepare(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await makeStartedDatabase(path.join(dataDir, 'database'));
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare-database.ts <folder>');
void prepare(folder);
