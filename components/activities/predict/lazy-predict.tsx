'use client';

import { LazyIsland } from '../lazy-island';
import type { PredictActivityProps } from './predict-activity';

const load = async () => (await import('./predict-activity')).PredictActivity;

/** The predict island, fetched as the visitor comes near it. */
export function LazyPredictActivity(props: PredictActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
