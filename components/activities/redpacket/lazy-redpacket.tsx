'use client';

import { LazyIsland } from '../lazy-island';
import type { RedpacketActivityProps } from './redpacket-activity';

const load = async () => (await import('./redpacket-activity')).RedpacketActivity;

/** The redpacket island, fetched as the visitor comes near it. */
export function LazyRedpacketActivity(props: RedpacketActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
