'use client';

import { LazyIsland } from '../lazy-island';
import type { TiersActivityProps } from './tiers-activity';

const load = async () => (await import('./tiers-activity')).TiersActivity;

/** The tiers island, fetched as the visitor comes near it. */
export function LazyTiersActivity(props: TiersActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
