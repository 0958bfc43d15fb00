import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { ApiProblem } from './problem';

/** Bytes that the body of a forwarded call may have. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The body of a request, which fails with `payload_too_large` once it is longer than {@link BODY_LIMIT}.
 *
 * @param read is given each part of it
 * @throws {ApiProblem} when its length is announced and too large
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
  // What nobody reads any more would stop the connection: the visitor's next call, and the news that they left.
  limited.once('close', () => request.resume());
  return request.pipe(limited);
}
