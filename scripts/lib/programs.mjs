import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders for server programs, which are not on every PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * The path of the first of these programs on this machine.
 *
 * @param {string[]} names in order of preference
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Whether a file exists and is executable.
 *
 * @param {string} path
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
