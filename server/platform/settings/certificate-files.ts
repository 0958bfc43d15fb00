import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './config-error';

/** Paths of PEM files: a certificate with its chain, and its key. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

/** Their contents, as Node's TLS options. */
export interface CertificatePair {
  cert: string;
  key: string;
}

/**
 * The two files that settings name, if any.
 *
 * @param names of the settings
 * @throws {ConfigError} when only one is set
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
 * @param names of the settings that name the files, for error messages
 * @throws {ConfigError} when a file cannot be read, or certificate and key do not match
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

/** @throws {ConfigError} with the setting's name when the file cannot be read */
export function readSetFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
