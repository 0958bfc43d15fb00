'use client';

import type { ReactNode } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { lazy } from '../ui/lazy';
import { NEAR } from '../ui/near';
import type { ActivityIslandProps } from './islands';
import { Failed, PanelFrame } from './panel-frame';

async function loadIsland({ kind, ...definition }: ActivityIslandProps) {
  // A separate chunk: the table lists the files of every kind.
  const { ISLANDS } = await import('./islands');
  // Kind and definition belong together, but the lookup loses that type.
  return ISLANDS[kind](definition as never) as Promise<(props: ActivityIslandProps) => ReactNode>;
}

/**
 * The island of an activity, whose code is loaded when it is near the screen. Before its state is read, an activity has
 * nothing to show, so the page only carries the panel and the import.
 */
export const ActivityIsland = lazy(loadIsland, {
  when: NEAR,
  frame: ({ loaded, error, retry, place }, { title }) =>
    loaded ?? (
      <div ref={place}>
        <PanelFrame title={title}>
          {error ? <Failed message={messageOf(error)} onRetry={retry} /> : undefined}
        </PanelFrame>
      </div>
    ),
});
