'use client';

import { LazyIsland } from '../lazy-island';
import type { PointsActivityProps } from './points-activity';

const load = async () => (await import('./points-activity')).PointsActivity;

/** The points island, fetched as the visitor comes near it. */
export function LazyPointsActivity(props: PointsActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
