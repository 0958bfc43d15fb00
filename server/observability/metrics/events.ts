import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { LIMITED_WORK, on, SMS_BUDGET_PARTS } from '../../platform/events/events';
import { kindOf } from '../../platform/http/request-kind';

/** Seconds: from a cached page to longer than visitors wait. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Counts events of the server. Returns a function that stops counting. */
export function countEvents(registry: Registry): () => void {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `newactivities_${name}`, help, labelNames, registers: [registry] });

  const sms = counter('sms_total', 'Messages with a code, by whether the gateway accepted them.', [
    'purpose',
    'outcome',
  ]);
  const budget = counter('sms_budget_total', 'Hours in which half or all of an hourly SMS budget was used.', [
    'reached',
  ]);
  const registrations = counter('registrations_total', 'Opened accounts.', ['with_password']);
  const refused = counter('refused_total', 'Requests rejected because too many were in progress.', ['work']);
  const events = counter('events_total', 'Tracking events that were stored, or rejected by the limit.', ['outcome']);
  const conversions = counter('conversions_total', 'Attempts to report a conversion, by outcome.', [
    'platform',
    'event',
    'outcome',
  ]);
  const load = ['engine', 'version', 'page'] as const;
  const sent = counter('pages_sent_total', 'Pages sent to likely visitors, by this server and by its edge.', load);
  const received = counter('visits_received_total', 'Visits that the scripts of sent pages reported.', load);
  // Start every series at 0, so that its first event shows as an increase.
  for (const outcome of ['sent', 'failed'])
    for (const purpose of ['register', 'login', 'password', 'personal']) sms.inc({ purpose, outcome }, 0);
  for (const reached of SMS_BUDGET_PARTS) budget.inc({ reached }, 0);
  for (const with_password of ['true', 'false']) registrations.inc({ with_password }, 0);
  for (const work of LIMITED_WORK) refused.inc({ work }, 0);
  for (const outcome of ['accepted', 'refused']) events.inc({ outcome }, 0);
  for (const platform of AD_PLATFORM_NAMES)
    for (const event of adPlatform(platform).events)
      for (const outcome of ['sent', 'failed', 'given_up', 'again']) conversions.inc({ platform, event, outcome }, 0);
  const stops = [
    on('sms', (labels) => sms.inc(labels)),
    on('sms_budget', (labels) => budget.inc(labels)),
    on('registration', ({ withPassword }) => registrations.inc({ with_password: String(withPassword) })),
    on('refused', (labels) => refused.inc(labels)),
    on('events', ({ outcome, count }) => events.inc({ outcome }, count)),
    on('conversion', (labels) => conversions.inc(labels)),
    on('page_sent', (labels) => {
      sent.inc(labels);
      // Create the series, so that a browser without visits shows as 0 instead of missing.
      received.inc(labels, 0);
    }),
    on('visit_received', (labels) => received.inc(labels)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

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
