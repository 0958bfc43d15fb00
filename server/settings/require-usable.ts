import { REDIS_FILES } from '../domain/market/settings';
import { CLIENTS_FILE, TLS_FILES } from '../platform/http/tls';
import { certificateFilesOf, readCertificate, readSetFile } from '../platform/settings/certificate-files';
import { Faults } from '../platform/settings/faults';
import { readConfig } from './read-config';

/**
 * Reads the settings as a server does when it starts, and the certificates that they name. Opens no connection.
 * @throws {ConfigError} with all faults
 */
export function requireUsable(env: Readonly<Record<string, string | undefined>>): void {
  const faults = new Faults();
  faults.gather(() => readConfig(env));
  for (const names of [TLS_FILES, REDIS_FILES]) {
    faults.gather(() => {
      const files = certificateFilesOf(names, env);
      if (files) readCertificate(files, names);
    });
  }
  const { [CLIENTS_FILE]: clients } = env;
  faults.gather(() => clients && readSetFile(CLIENTS_FILE, clients));
  faults.refuse();
}
