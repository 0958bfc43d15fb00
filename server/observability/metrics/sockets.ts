import type { Registry } from 'prom-client';
import type { Counters } from '../../domain/market/gateway/counters';
import { gauge, total, totalBy } from './read-when-asked';

/** Exports counters of the quote and trade sockets of this process. */
export function measureSockets(counters: Counters, registry: Registry): void {
  gauge(registry, { name: 'newactivities_sockets_open', help: 'Open sockets.' }, () => counters.open);
  const totals = {
    opened: 'Opened sockets.',
    received: 'Messages received from clients.',
    sent: 'Messages sent to clients.',
    ticks: 'Ticks that the feed published.',
    dropped: 'Ticks of unknown symbols, or older than the previous one.',
    ahead: 'Ticks too far ahead of the clock.',
    replaced: 'Ticks that a slow reader never got, because a newer one replaced them.',
  } as const;
  for (const [name, help] of Object.entries(totals)) {
    total(registry, { name: `newactivities_sockets_${name}_total`, help }, () => counters[name as keyof typeof totals]);
  }
  totalBy(
    registry,
    { name: 'newactivities_sockets_refused_total', help: 'Rejected handshakes, by HTTP status.' },
    'status',
    () => counters.refused,
  );
  totalBy(
    registry,
    {
      name: 'newactivities_sockets_closed_total',
      help: 'Sockets that the server closed, by close code; 1006 means that the client stopped responding.',
    },
    'code',
    () => counters.closed,
  );
}
