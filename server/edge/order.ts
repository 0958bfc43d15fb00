import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EdgeError } from './edge-error';

const run = promisify(execFile);

/** Milliseconds an authority has to issue a certificate. */
const PATIENCE = 60_000;

/** Which authority to order from, and where to store the results. */
export interface Ordering {
  /** URL of the authority's ACME directory. */
  directory: string;
  email: string;
  /** Folder for the account, certificates and keys. */
  acmeDir: string;
  /** Folder that nginx serves under `/.well-known/acme-challenge/`. */
  challengeDir: string;
}

/**
 * Orders a certificate for one host. The authority checks the edge over HTTP.
 *
 * @throws {EdgeError} with the last line of `lego`'s output when the order fails
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
