import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers are installed to, which not every PATH names. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * The path of a program on this machine.
 *
 * @param {string[]} names the one that is wanted most first
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Whether there is a file that may be run.
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
