'use client';

import { LazyIsland } from '../lazy-island';
import type { TiersActivityProps } from './tiers-activity';

const load = async () => (await import('./sprint-activity')).SprintActivity;

/** The sprint island, fetched as the visitor comes near it. */
export function LazySprintActivity(props: TiersActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
