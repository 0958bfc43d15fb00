import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeCertificate } from './certificate.mjs';
import { findNginx } from './find-nginx.mjs';
import { localConfig } from './local-config.mjs';

/**
 * Lays out in a folder all that the edge of this machine runs with.
 *
 * @param {{ folder: string, port: number, plainPort: number, frontServers: number[], limits: boolean, build: string }} local as
 *   {@link localConfig} takes them
 * @returns {[string, string[]]} the program that is the edge, and its arguments
 */
export function layOutEdge({ folder, ...local }) {
  mkdirSync(folder, { recursive: true });
  makeCertificate(folder);
  // Names of included files count from the folder of `nginx.conf`.
  cpSync('deploy/nginx', folder, { recursive: true });
  const source = readFileSync('deploy/nginx/newactivities.conf', 'utf8');
  writeFileSync(`${folder}/nginx.conf`, localConfig({ source, folder, ...local }));
  return [findNginx(), ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;']];
}
