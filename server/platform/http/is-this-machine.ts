import { isLoopback } from './is-local';

const LOCAL_NAME = /^(?:[a-z0-9-]+\.)*localhost$/i;

/** Whether a host is this machine: by name, by address, or as the path of a socket. */
export function isThisMachine(host: string): boolean {
  return host === '' || host.startsWith('/') || LOCAL_NAME.test(host) || isLoopback(host.replace(/^\[|\]$/g, ''));
}
