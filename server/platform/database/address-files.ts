import { certificateFilesOf, readCertificate, readSetFile } from '../settings/certificate-files';

/** What of an address names the files of the client's certificate, as PostgreSQL's own programs name them. */
const CLIENT = { certificate: 'sslcert', key: 'sslkey' };
const AUTHORITY = 'sslrootcert';

/** The file of the certificate that is shown to the database of an address, if any is. */
export function certificateOf(address: string): string | undefined {
  return new URL(address).searchParams.get(CLIENT.certificate) ?? undefined;
}

/**
 * Tries the files that the address of a database names.
 *
 * @throws {ConfigError} where one cannot be read, a certificate has no key, or the key is another's
 */
export function tryAddressFiles(address: string): void {
  const named = Object.fromEntries(new URL(address).searchParams);
  const files = certificateFilesOf(CLIENT, named);
  if (files) readCertificate(files, CLIENT);
  if (named[AUTHORITY]) readSetFile(AUTHORITY, named[AUTHORITY]);
}
