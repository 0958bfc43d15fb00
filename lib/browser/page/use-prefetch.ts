import { useEffect } from 'react';

/**
 * Loads code while the visitor is near its use, so that a tap does not wait. After a failure, the tap loads it again.
 *
 * @param load the dynamic import; a stable function
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => {}), [load]);
}
