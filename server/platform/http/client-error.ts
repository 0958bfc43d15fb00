import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to what Node could not parse as a request. Nothing of it is logged or repeated. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}`),
    'content-length: 0',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // `end` alone would leave the client's half of the connection open.
  socket.destroySoon();
}
