import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { ApiProblem } from './problem';

/** Maximum bytes in the body of a forwarded call. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The body of a request. It fails with `payload_too_large` when it exceeds {@link BODY_LIMIT}.
 *
 * @param read receives each part
 * @throws {ApiProblem} when the announced length is too large
 */
export function limitBody(request: IncomingMessage, read?: (part: Buffer) => void): Transform {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw new ApiProblem('payload_too_large');
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > BODY_LIMIT) return done(new ApiProblem('payload_too_large'));
      read?.(chunk);
      done(null, chunk);
    },
  });
  request.once('error', (error) => limited.destroy(error));
  // An unread rest would block the connection: its next request, and the news that it closed.
  limited.once('close', () => request.resume());
  return request.pipe(limited);
}
