import { Counter, type Registry } from 'prom-client';
import { on } from '../../platform/events/events';

const labelNames = ['engine', 'version', 'page'] as const;

/** Counts pages sent and visits received, by browser and kind of page. Returns a function that stops counting. */
export function countPageLoads(registry: Registry): () => void {
  const registers = [registry];
  const sent = new Counter({
    name: 'newactivities_pages_sent_total',
    help: 'Pages sent to likely visitors, by this server and by its edge.',
    labelNames,
    registers,
  });
  const received = new Counter({
    name: 'newactivities_visits_received_total',
    help: 'Visits that the scripts of sent pages reported.',
    labelNames,
    registers,
  });
  const stops = [
    on('page_sent', (load) => {
      sent.inc(load);
      // Create the series, so that a browser without visits shows as 0 instead of missing.
      received.inc(load, 0);
    }),
    on('visit_received', (load) => received.inc(load)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
