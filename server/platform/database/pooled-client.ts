import { randomBytes } from 'node:crypto';
import os from 'node:os';
import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { lastUsable } from '../settings/last-usable';
import { tryAddressFiles } from './address-files';
import { CloseOnTimeoutClient } from './close-on-timeout';

/** Identifies this process in the database, to distinguish its connections from others'. */
const APPLICATION = `newactivities ${randomBytes(4).toString('hex')} ${os.hostname()}`;

/**
 * The client class of a connection pool. Each connection rereads the certificate files of the address, because they may
 * be replaced while the server runs. When they are unusable, it uses the last good ones; the pool would crash the
 * process.
 */
export function pooledClient(address: string): typeof CloseOnTimeoutClient {
  const warn = (fault: string) => console.warn(`Database address: ${fault}`);
  const latest = lastUsable(() => {
    tryAddressFiles(address);
    return parseIntoClientConfig(address);
  }, warn);
  return class extends CloseOnTimeoutClient {
    constructor(options?: ClientConfig) {
      super({ ...options, ...latest(), application_name: APPLICATION });
    }
  };
}
