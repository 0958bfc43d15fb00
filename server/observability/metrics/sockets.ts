import type { Registry } from 'prom-client';
import type { Counters } from '../../domain/market/gateway/counters';
import { gauge, total, totalBy } from './read-when-asked';

/** What the quote and trade sockets of this process do. */
export function measureSockets(counters: Counters, registry: Registry): void {
  gauge(registry, { name: 'newactivities_sockets_open', help: 'Sockets that are open.' }, () => counters.open);
  const totals = {
    opened: 'Sockets that were opened.',
    received: 'Messages that clients sent.',
    sent: 'Messages that were sent to clients.',
    ticks: 'Ticks that the feed published.',
    dropped: 'Ticks of unknown symbols, or older than the one before.',
    ahead: 'Ticks too far ahead of the clock.',
    replaced: 'Ticks that a slow reader never saw, because a newer one took their place.',
  } as const;
  for (const [name, help] of Object.entries(totals)) {
    total(registry, { name: `newactivities_sockets_${name}_total`, help }, () => counters[name as keyof typeof totals]);
  }
  totalBy(
    registry,
    { name: 'newactivities_sockets_refused_total', help: 'Handshakes refused, by HTTP status.' },
    'status',
    () => counters.refused,
  );
  totalBy(
    registry,
    {
      name: 'newactivities_sockets_closed_total',
      help: 'Sockets that the server closed, by close code; 1006 are clients that gave no sign of life.',
    },
    'code',
    () => counters.closed,
  );
}
