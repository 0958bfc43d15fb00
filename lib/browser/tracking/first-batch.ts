import { COLLECT_MAX } from '../../contract/collect';
import type { TrackingEvent } from '../../contract/tracking';

/** Most bytes in a request that outlives the page; also below the server's body limit. */
const BATCH_BYTES = 60_000;

/** As many events as fit one request, at least one. */
export function firstBatch(events: readonly TrackingEvent[], most = COLLECT_MAX): TrackingEvent[] {
  let bytes = 0;
  const fitting = events.findIndex((event) => {
    bytes += new Blob([JSON.stringify(event)]).size + 1;
    return bytes > BATCH_BYTES;
  });
  return events.slice(0, fitting === -1 ? most : Math.min(most, Math.max(fitting, 1)));
}
