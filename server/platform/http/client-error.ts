import type { Socket } from 'node:net';
import { encodeBytes } from '@/lib/encode-bytes';
import { CACHE_CONTROL } from './cache-policy';
import { sendBare } from './send-bare';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A request line with a target that may be a location: two slashes would begin another origin. */
const REQUEST_LINE = /^(?:GET|HEAD) (\/(?![\\/])[^\r\n]*) HTTP\/1\.[01]\r\n/;

/**
 * Responds to what Node could not parse as a request. It redirects a link whose bytes should have been encoded, as some
 * web views send keywords, to its encoded form. Nothing else is repeated, and nothing is logged.
 */
export function answerClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  const [, target = ''] = REQUEST_LINE.exec(sent) ?? [];
  const location = encodeBytes(target);
  if (location === target) sendBare(socket, STATUS_OF[error.code ?? ''] ?? 400);
  else sendBare(socket, 308, undefined, { location, 'cache-control': CACHE_CONTROL.personal });
}
