'use client';

import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { loadCode } from '../http/load-code';
import { useNearViewport } from './use-near-viewport';

interface NearCode<Props> {
  /** The component, once its code is there. */
  Component?: ComponentType<Props>;
  /** Why its code did not come. */
  error?: unknown;
}

/**
 * A component whose code is fetched when the visitor comes near its place.
 *
 * @param load the dynamic import; a stable function
 * @returns with `fetch`, which tries again
 */
export function useNearCode<Props>(
  place: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
): NearCode<Props> & { fetch: () => void } {
  const [code, setCode] = useState<NearCode<Props>>({});
  const near = useNearViewport(place);

  const fetch = useCallback(() => {
    setCode({});
    loadCode(load).then(
      // Rendered in slices, between which a slow phone answers taps.
      (Component) => startTransition(() => setCode({ Component })),
      (error: unknown) => setCode({ error }),
    );
  }, [load]);

  useEffect(() => {
    if (near) fetch();
  }, [near, fetch]);

  return { ...code, fetch };
}
