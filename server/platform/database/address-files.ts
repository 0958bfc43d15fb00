import { certificateFilesOf, readCertificate, readSetFile } from '../settings/certificate-files';

/** Query parameters for the client certificate's files, with the names that PostgreSQL's own programs use. */
const CLIENT = { certificate: 'sslcert', key: 'sslkey' };
const AUTHORITY = 'sslrootcert';

/** The file of the client certificate in a database URL, if it has one. */
export function certificateOf(address: string): string | undefined {
  return new URL(address).searchParams.get(CLIENT.certificate) ?? undefined;
}

/**
 * Reads the certificate files that a database URL names, to check them.
 *
 * @throws {ConfigError} when a file cannot be read, or certificate and key do not match
 */
export function tryAddressFiles(address: string): void {
  const named = Object.fromEntries(new URL(address).searchParams);
  const files = certificateFilesOf(CLIENT, named);
  if (files) readCertificate(files, CLIENT);
  if (named[AUTHORITY]) readSetFile(AUTHORITY, named[AUTHORITY]);
}
