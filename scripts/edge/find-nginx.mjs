import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../lib/say.mjs';

/** The path of nginx on this machine. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find(isProgram);
  if (!found) throw new Stop('The edge needs nginx, which is not on this machine: apt-get install nginx-light');
  return found;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
