import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { on } from '../../platform/events/events';
import { kindOf } from '../../platform/http/request-kind';

/** Seconds: from a cached page to longer than visitors wait. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Measures each response of an app by kind, route and status class. WebSocket handshakes count as `1xx`. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'newactivities_http_request_duration_seconds',
    help: 'From the head of a request to the end of its response.',
    labelNames: ['kind', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { kind, route } = kindOf(request);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ kind, route: kind === 'call' ? route : '', status }, reply.elapsedTime / 1000);
    next();
  });
  const stop = on('upgrade', ({ milliseconds }) => {
    durations.observe({ kind: 'socket', route: '', status: '1xx' }, milliseconds / 1000);
  });
  app.addHook('onClose', stop);
}
