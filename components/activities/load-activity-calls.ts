import { loadCode } from '@/lib/http/load-code';

/** The calls of activities with their contract, fetched once a page is in the browser. */
export function loadActivityCalls() {
  return loadCode(() => import('./activity-calls'));
}
