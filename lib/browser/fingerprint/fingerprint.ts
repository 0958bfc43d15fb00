import { readStored, writeStored } from '../storage/storage';

/** Milliseconds after which a page that never comes to rest computes its fingerprint all the same. */
const IDLE_LIMIT = 3000;
/** Milliseconds that whatever waits for the fingerprint waits at most. */
const FINGERPRINT_LIMIT = 5000;

/**
 * The visitor's stored fingerprint; where there is none yet, one is computed when the page is idle and saved.
 * Never rejects: empty where the library fails or takes longer than {@link FINGERPRINT_LIMIT}; a late one is saved all the same.
 */
export async function ensureFingerprint(): Promise<string> {
  const stored = readStored('fingerprint');
  if (stored) return stored;
  await idle();
  return Promise.race([compute(), new Promise<string>((resolve) => setTimeout(resolve, FINGERPRINT_LIMIT, ''))]);
}

async function compute(): Promise<string> {
  try {
    const { visitorId } = await import('./visitor-id');
    const fingerprint = await visitorId();
    writeStored('fingerprint', fingerprint);
    return fingerprint;
  } catch (error) {
    console.error('The fingerprint could not be computed.', error);
    return '';
  }
}

/** Resolves when the browser has nothing better to do; some browsers cannot say so. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
    else setTimeout(resolve, 1);
  });
}
