import { useEffect } from 'react';

/**
 * Fetches code while the visitor is near what needs it, so that a tap does not wait. A failure is left to the tap, which fetches
 * again.
 *
 * @param load the dynamic import; a stable function
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => {}), [load]);
}
