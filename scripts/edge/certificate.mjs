import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError } from '../lib/cli.mjs';

const NAMES = 'subjectAltName=DNS:localhost,DNS:*.localhost';

/**
 * Makes a self-signed certificate for this machine, once per folder, as `certificate.pem` and `key.pem`.
 *
 * @param {string} folder
 */
export function makeCertificate(folder) {
  if (existsSync(`${folder}/certificate.pem`)) return;
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '365'];
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const made = spawnSync('openssl', [...args, ...files, '-subj', '/CN=localhost', '-addext', NAMES], {
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new CliError(`openssl could not make a certificate: ${made.error?.message ?? made.stderr}`);
}
