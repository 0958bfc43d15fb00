'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '@/lib/http/api-error';
import { loadCode } from '@/lib/http/load-code';
import { Failed, PanelFrame } from './panel-frame';
import { useNearViewport } from './use-near-viewport';

interface LazyIslandProps<Props> {
  /** The dynamic import of the island; a stable function. */
  load: () => Promise<ComponentType<Props>>;
  /** The island's own. */
  props: Props;
}

/**
 * An island whose code comes when the visitor comes near it: nothing of an activity can be shown before its state is
 * read, so the page has only the frame for it and the way to its code.
 */
export function LazyIsland<Props extends { title: string }>({ load, props }: LazyIslandProps<Props>) {
  const [{ Island, error }, setIsland] = useState<{ Island?: ComponentType<Props>; error?: unknown }>({});
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);

  const fetchIsland = useCallback(() => {
    setIsland({});
    loadCode(load).then(
      (Island) => setIsland({ Island }),
      (error: unknown) => setIsland({ error }),
    );
  }, [load]);

  useEffect(() => {
    if (near) fetchIsland();
  }, [near, fetchIsland]);

  if (Island) return <Island {...props} />;
  return (
    <div ref={place}>
      <PanelFrame title={props.title}>
        {error ? <Failed message={messageOf(error)} onRetry={fetchIsland} /> : undefined}
      </PanelFrame>
    </div>
  );
}
