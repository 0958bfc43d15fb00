'use client';

import type { ComponentType } from 'react';
import type { ActivityIslandProps } from './islands';
import { LazyIsland } from './lazy-island';

async function loadIsland({ kind, ...definition }: ActivityIslandProps) {
  // A separate chunk: the table lists the files of every kind.
  const { ISLANDS } = await import('./islands');
  // Kind and definition belong together, but the lookup loses that type.
  return ISLANDS[kind](definition as never) as Promise<ComponentType<ActivityIslandProps>>;
}

/** The island of an activity, whose code is loaded when it is near the screen. */
export function ActivityIsland(activity: ActivityIslandProps) {
  return <LazyIsland load={loadIsland} props={activity} />;
}
