// Makes an embedded database with all its tables in the folder that is named, for tests to start from copies of it.
import { openDatabase } from '@/server/database/open';

async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.close();
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare-database.ts <folder>');
void prepare(folder);
