import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A self-signed certificate of a host. Clients trust it through `file`. */
export interface Certificate {
  file: string;
  keyFile: string;
  certificate: string;
  key: string;
}

/** Makes a certificate that is valid for two days. */
export function makeCertificate(host: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...made, '-keyout', keyFile, '-out', file, ...name], { stdio: 'ignore' });
  return { file, keyFile, certificate: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
