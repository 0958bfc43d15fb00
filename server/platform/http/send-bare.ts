import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { securityHeaders } from './security-headers';

/**
 * Responds to a client that the framework cannot answer, without a body, and disconnects.
 *
 * @param secure whether the visitor uses https; by default whether this connection does
 * @param more further headers
 */
export function sendBare(
  stream: Duplex,
  status: number,
  secure = stream instanceof TLSSocket,
  more: Readonly<Record<string, string>> = {},
): void {
  const headers = { ...securityHeaders(secure), ...more, 'content-length': 0, connection: 'close' };
  // `end` alone would leave the client's half of the connection open.
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines(headers)}\r\n`, () => stream.destroy());
}

/** Headers as the lines of a response. */
export function headerLines(headers: Readonly<Record<string, string | number | string[] | undefined>>): string {
  return Object.entries(headers)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}\r\n`)))
    .join('');
}
