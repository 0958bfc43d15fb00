import { readStored, writeStored } from '../storage/storage';

/** Milliseconds after which a page that never becomes idle computes its fingerprint anyway. */
const IDLE_LIMIT = 3000;
/** Most milliseconds that a caller waits for the fingerprint. */
const FINGERPRINT_LIMIT = 5000;

/**
 * The visitor's stored fingerprint, or a new one, computed when the page is idle and then stored. Never rejects: it is
 * empty if the library fails or takes longer than {@link FINGERPRINT_LIMIT}; a late result is stored anyway.
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

/** Resolves when the browser is idle; some browsers cannot report that. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
    else setTimeout(resolve, 1);
  });
}
