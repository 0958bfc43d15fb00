import type { IncomingHttpHeaders } from 'node:http';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { CACHED_PAGE_HEADER, OUTDATED_BROWSER } from '@/lib/contract/collect';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { emit } from '../../platform/events/events';
import { pageLoadOf } from './page-load';

/**
 * Emits `visit_received` for the visits among events.
 *
 * @param events none of them emitted before
 * @param headers of the request that sent them
 */
export function emitVisits(events: readonly TrackingEvent[], headers: IncomingHttpHeaders, catalogue: Catalogue): void {
  const visits = events.filter(({ eventname }) => eventname === 'z1');
  // The newest is the visit of the page that sent them; older ones waited for a connection.
  if (headers[CACHED_PAGE_HEADER.toLowerCase()]) visits.sort((a, b) => a.eventtime - b.eventtime).pop();
  for (const { detail } of visits) {
    // The browser could not run the page's own scripts.
    if (detail.version.startsWith(OUTDATED_BROWSER) || !URL.canParse(detail.currenturl)) continue;
    const load = pageLoadOf(catalogue, new URL(detail.currenturl).pathname, headers['user-agent']);
    if (load) emit('visit_received', load);
  }
}
