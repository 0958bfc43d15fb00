import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli.mjs';

/**
 * Reads an Ed25519 key from a PEM file.
 *
 * @param {string} file
 */
export function readKey(file) {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {}
  throw new CliError(`${file} is no Ed25519 key: \`openssl genpkey -algorithm ed25519\` makes one.`);
}

/**
 * Writes the SHA-256 sum of each file of a folder to `SHA256SUMS`, and the signature of that file to `SHA256SUMS.sig`.
 *
 * @param {string} folder without other folders
 * @param {import('node:crypto').KeyObject} key
 */
export function signFolder(folder, key) {
  const sums = readdirSync(folder).map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(null, Buffer.from(sums.join('')), key));
}

/** @param {string} file */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
