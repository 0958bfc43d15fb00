'use client';

import { type ComponentType, useRef, useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { useNearCode } from '@/lib/browser/page/use-near-code';
import { Failed, PanelFrame } from './panel-frame';

interface LazyIslandProps<Props> {
  /** The dynamic import of the island that has these props. */
  load: (props: Props) => Promise<ComponentType<Props>>;
  /** The island's own props. */
  props: Props;
}

/**
 * An island whose code is loaded when it is near the screen. Before its state is read, an activity has nothing to show,
 * so the page only carries the panel and the import.
 */
export function LazyIsland<Props extends { title: string }>({ load, props }: LazyIslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loadOnce] = useState(() => () => load(props));
  const { Component: Island, error, fetch } = useNearCode(place, loadOnce);

  if (Island) return <Island {...props} />;
  return (
    <div ref={place}>
      <PanelFrame title={props.title}>
        {error ? <Failed message={messageOf(error)} onRetry={fetch} /> : undefined}
      </PanelFrame>
    </div>
  );
}
