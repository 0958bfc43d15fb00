// Writes the embedded database of a newly started product into the named folder. Products of the tests start on copies of it.
import { makeStartedDatabase } from '@/server/testing/started-database';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: prepare-database.ts <folder>');
void makeStartedDatabase(folder);
