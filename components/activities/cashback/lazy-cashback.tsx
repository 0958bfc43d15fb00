'use client';

import { LazyIsland } from '../lazy-island';
import type { CashbackActivityProps } from './cashback-activity';

const load = async () => (await import('./cashback-activity')).CashbackActivity;

/** The cashback island, fetched as the visitor comes near it. */
export function LazyCashbackActivity(props: CashbackActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
