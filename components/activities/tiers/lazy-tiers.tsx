'use client';

import { LazyIsland } from '../lazy-island';
import type { TiersActivityProps } from './tiers-activity';

const load = async () => (await import('./tiers-activity')).TiersActivity;

/** The tiers island, fetched once its page is in the browser. */
export function LazyTiersActivity(props: TiersActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
