import type { Socket } from 'node:net';
import { sendBare } from './send-bare';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to what Node could not parse as a request. Nothing of it is logged or repeated. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else sendBare(socket, STATUS_OF[error.code ?? ''] ?? 400);
}
