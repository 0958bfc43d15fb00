import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from '../lib/command.mjs';

/**
 * Makes a database in the state of a newly started product. Starting on a copy of it saves most of the processor time of a start.
 *
 * @returns {Promise<string>} its folder
 */
export async function emptyDatabase() {
  const folder = resolve('test-results/database');
  await rm(folder, { recursive: true, force: true });
  const command = [process.execPath, '--import', 'tsx', 'scripts/test/prepare-database.ts', folder];
  const { ok, output } = await run(command, { quiet: true });
  if (!ok) throw new Error(`The empty database could not be made:\n${output}`);
  return folder;
}
