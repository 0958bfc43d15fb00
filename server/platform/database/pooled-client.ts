import { randomBytes } from 'node:crypto';
import os from 'node:os';
import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { lastUsable } from '../settings/last-usable';
import { tryAddressFiles } from './address-files';
import { CloseOnTimeoutClient } from './close-on-timeout';

/** What the database knows this process by; its own connections are told from others' by it. */
const APPLICATION = `newactivities ${randomBytes(4).toString('hex')} ${os.hostname()}`;

/**
 * The connections of a pool to the database of an address. The files that it names are read anew for each, since certificates are
 * replaced while servers run; the pool would end the process where one cannot be read.
 */
export function pooledClient(address: string): typeof CloseOnTimeoutClient {
  const told = (fault: string) => console.warn(`The database's address: ${fault}`);
  const latest = lastUsable(() => {
    tryAddressFiles(address);
    return parseIntoClientConfig(address);
  }, told);
  return class extends CloseOnTimeoutClient {
    constructor(options?: ClientConfig) {
      super({ ...options, ...latest(), application_name: APPLICATION });
    }
  };
}
