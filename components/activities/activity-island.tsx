'use client';

import type { ComponentType } from 'react';
import type { ActivityIslandProps } from './islands';
import { LazyIsland } from './lazy-island';

async function loadIsland({ kind, ...definition }: ActivityIslandProps) {
  // Apart from the page's own scripts: the table names the files of every kind.
  const { ISLANDS } = await import('./islands');
  // Kind and definition belong together, which a look-up in the table forgets.
  return ISLANDS[kind](definition as never) as Promise<ComponentType<ActivityIslandProps>>;
}

/** The island of an activity, whose code is fetched as the visitor comes near it. */
export function ActivityIsland(activity: ActivityIslandProps) {
  return <LazyIsland load={loadIsland} props={activity} />;
}
