import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-error';

/** Paths of the files, in PEM, of a certificate with those that vouch for it, and of its key. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

/** What such files hold, as TLS takes it. */
export interface CertificatePair {
  cert: string;
  key: string;
}

/**
 * The two files that settings name, if they name any.
 *
 * @param names of the settings
 * @throws {ConfigError} where one is set without the other
 */
export function certificateFilesOf(
  names: CertificateFiles,
  settings: Readonly<Record<string, unknown>>,
): CertificateFiles | undefined {
  const { [names.certificate]: certificate, [names.key]: key } = settings;
  if (certificate && key) return { certificate: String(certificate), key: String(key) };
  if (certificate) throw new ConfigError(`${names.key}: is needed with ${names.certificate}`);
  if (key) throw new ConfigError(`${names.certificate}: is needed with ${names.key}`);
  return undefined;
}

/**
 * Reads a certificate and its key.
 *
 * @param names of the settings that the files are named by
 * @throws {ConfigError} where a file cannot be read, or the key is not the certificate's
 */
export function readCertificate(files: CertificateFiles, names: CertificateFiles): CertificatePair {
  const pair = { cert: readSetFile(names.certificate, files.certificate), key: readSetFile(names.key, files.key) };
  try {
    createSecureContext(pair);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${names.certificate}: cannot be used with the key of ${names.key} (${code})`);
  }
  return pair;
}

/** @throws {ConfigError} with the setting that names the file, where it cannot be read */
export function readSetFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
