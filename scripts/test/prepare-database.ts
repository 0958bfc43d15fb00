// Puts the embedded database of a product that has just started into the folder that is named, for products of the tests to start on
// copies of it.
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
