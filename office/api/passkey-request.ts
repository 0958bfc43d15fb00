import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { PasskeyError } from './passkey-error';

/** Milliseconds after which a device that does not respond is given up. Browsers that work give up after the 60 seconds of the request. */
const LIMIT = 90_000;

/**
 * Lets the browser create or use a passkey, and gives up if it never responds.
 * @throws {PasskeyError}
 */
export async function requestPasskey<Answer>(request: () => Promise<Answer>, limit = LIMIT): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('', 'TimeoutError'));
      WebAuthnAbortService.cancelCeremony();
    }, limit);
  });
  try {
    return await Promise.race([request(), late]);
  } catch (error) {
    throw new PasskeyError(error instanceof Error || error instanceof DOMException ? error.name : '');
  } finally {
    clearTimeout(timer);
  }
}
