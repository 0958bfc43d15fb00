'use client';

import { LazyIsland } from '../lazy-island';
import type { PredictActivityProps } from './predict-activity';

const load = async () => (await import('./predict-activity')).PredictActivity;

/** The predict island, fetched once its page is in the browser. */
export function LazyPredictActivity(props: PredictActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
