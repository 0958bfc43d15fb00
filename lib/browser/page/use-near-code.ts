'use client';

import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { loadCode } from '../http/load-code';
import { useNearViewport } from './use-near-viewport';

interface NearCode<Props> {
  /** The component, once its code has loaded. */
  Component?: ComponentType<Props>;
  /** Why its code failed to load. */
  error?: unknown;
}

/**
 * Loads a component's code when the visitor comes near its place.
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
      // Rendered in slices, so that a slow phone answers taps in between.
      (Component) => startTransition(() => setCode({ Component })),
      (error: unknown) => setCode({ error }),
    );
  }, [load]);

  useEffect(() => {
    if (near) fetch();
  }, [near, fetch]);

  return { ...code, fetch };
}
