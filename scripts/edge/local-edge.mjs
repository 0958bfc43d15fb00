import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../lib/cli.mjs';
import { findNginx } from './find-nginx.mjs';
import { localFiles } from './local-config.mjs';

const SOURCE = 'deploy/nginx';
/** The edge's live configuration, copied only once. */
const LIVE = `${SOURCE}/live`;
/** `worker_rlimit_nofile` of `nginx.conf`, which only root can raise beyond the machine's limit. */
const WANTED_FILES = 65_536;

/**
 * Writes everything that the edge of this machine needs into a folder.
 *
 * @param {import('./local-config.mjs').LocalEdge} local
 * @returns {[string, string[]]} the program of the edge, and its arguments
 */
export function layOutEdge(local) {
  const { folder } = local;
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  const laidOut = existsSync(`${folder}/live`);
  // nginx resolves included files relative to the folder of `nginx.conf`.
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
 * The arguments that select one edge of this machine.
 *
 * @param {string} folder
 */
function nginxArgs(folder) {
  return ['-p', folder, '-c', `${folder}/nginx.conf`];
}

/** How many files a process of this machine may open; infinite if unknown. */
function mostOpenFiles() {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  return Number(/^Max open files +\d+ +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

const NAMES = 'subjectAltName=DNS:localhost,DNS:*.localhost';

/**
 * Makes a self-signed certificate for this machine, once per folder, as `certificate.pem` and `key.pem`.
 *
 * @param {string} folder
 */
function makeCertificate(folder) {
  if (existsSync(`${folder}/certificate.pem`)) return;
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '365'];
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const made = spawnSync('openssl', [...args, ...files, '-subj', '/CN=localhost', '-addext', NAMES], {
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new CliError(`openssl could not make a certificate: ${made.error?.message ?? made.stderr}`);
}
