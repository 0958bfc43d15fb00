import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EdgeError } from './edge-error';

const run = promisify(execFile);

/** Milliseconds that an authority has to issue a certificate. */
const PATIENCE = 60_000;

/** Whom to order of, and where what comes of it goes. */
export interface Ordering {
  /** The authority's directory. */
  directory: string;
  email: string;
  /** Folder of account, certificates and keys. */
  acmeDir: string;
  /** Folder whose files nginx shows to who asks for `/.well-known/acme-challenge/`. */
  challengeDir: string;
}

/**
 * Orders the certificate of one host from an authority, which asks the edge for proof over http.
 * @throws {EdgeError} with what `lego` says, where there is none
 */
export async function orderCertificate(
  host: string,
  { directory, email, acmeDir, challengeDir }: Ordering,
): Promise<void> {
  const account = ['--accept-tos', '--email', email, '--server', directory, '--path', acmeDir];
  const proof = ['--http', '--http.webroot', challengeDir];
  try {
    await run('lego', [...account, ...proof, '--key-type', 'ec256', '--domains', host, 'run'], { timeout: PATIENCE });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new EdgeError(stderr?.trim().split('\n').at(-1) || message);
  }
}
