'use client';

import { LazyIsland } from '../lazy-island';
import type { TasksActivityProps } from './tasks-activity';

const load = async () => (await import('./stairs-activity')).StairsActivity;

/** The staircase island, fetched as the visitor comes near it. */
export function LazyStairsActivity(props: TasksActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
