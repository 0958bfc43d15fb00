'use client';

import { LazyIsland } from '../lazy-island';
import type { TreasureActivityProps } from './treasure-activity';

const load = async () => (await import('./treasure-activity')).TreasureActivity;

/** The treasure island, fetched as the visitor comes near it. */
export function LazyTreasureActivity(props: TreasureActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
