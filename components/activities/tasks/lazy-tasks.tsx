'use client';

import { LazyIsland } from '../lazy-island';
import type { TasksActivityProps } from './tasks-activity';

const load = async () => (await import('./tasks-activity')).TasksActivity;

/** The tasks island, fetched as the visitor comes near it. */
export function LazyTasksActivity(props: TasksActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
