// Puts an embedded database with all its tables into the folder that is named, for products of the tests to start on copies of it.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createFromTemplate } from '@/server/testing/template';

async function prepare(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await (await createFromTemplate(path.join(dataDir, 'database'))).close();
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare-database.ts <folder>');
void prepare(folder);
