'use client';

import { LazyIsland } from '../lazy-island';
import type { WheelActivityProps } from './wheel-activity';

const load = async () => (await import('./wheel-activity')).WheelActivity;

/** The wheel island, fetched as the visitor comes near it. */
export function LazyWheelActivity(props: WheelActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
