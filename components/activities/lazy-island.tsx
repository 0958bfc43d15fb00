'use client';

import { type ComponentType, useRef, useState } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { useNearCode } from '@/lib/browser/page/use-near-code';
import { Failed, PanelFrame } from './panel-frame';

interface LazyIslandProps<Props> {
  /** The dynamic import of the island that has these props. */
  load: (props: Props) => Promise<ComponentType<Props>>;
  /** The island's own. */
  props: Props;
}

/**
 * An island whose code comes when the visitor comes near it: nothing of an activity can be shown before its state is
 * read, so the page has only the panel for it and the way to its code.
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
