import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeCertificate } from './certificate.mjs';
import { findNginx } from './find-nginx.mjs';
import { localFiles } from './local-config.mjs';

const SOURCE = 'deploy/nginx';
/** What the edge is told while it runs: laid out once. */
const LIVE = `${SOURCE}/live`;
/** `worker_rlimit_nofile` of `nginx.conf`, which only root may raise beyond what the machine allows. */
const WANTED_FILES = 65_536;

/**
 * Lays out in a folder all that the edge of this machine runs with.
 *
 * @param {import('./local-config.mjs').LocalEdge} local
 * @returns {[string, string[]]} the program that is the edge, and its arguments
 */
export function layOutEdge(local) {
  const { folder } = local;
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  const laidOut = existsSync(`${folder}/live`);
  // Names of included files count from the folder of `nginx.conf`.
  cpSync(SOURCE, folder, { recursive: true, filter: (source) => !(laidOut && source.startsWith(LIVE)) });
  const openFiles = mostOpenFiles();
  const files = localFiles((name) => readFileSync(`${SOURCE}/${name}`, 'utf8'), {
    ...local,
    ...(openFiles < WANTED_FILES && { openFiles }),
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  return [findNginx(), [...nginxArgs(folder), '-g', 'daemon off;']];
}

/**
 * By which nginx is told of which edge of this machine something is wanted.
 *
 * @param {string} folder
 */
function nginxArgs(folder) {
  return ['-p', folder, '-c', `${folder}/nginx.conf`];
}

/** How many files a process of this machine may have open at most; infinite where that is not known. */
function mostOpenFiles() {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  return Number(/^Max open files +\d+ +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}
