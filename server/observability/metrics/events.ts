import { Counter, type Registry } from 'prom-client';
import { PLATFORMS } from '../../platform/database/schema/ad-conversions';
import { LIMITED_WORK, on } from '../../platform/events/events';

/** Counts what the server did. Answers the way to stop. */
export function countEvents(registry: Registry): () => void {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `newactivities_${name}`, help, labelNames, registers: [registry] });

  const sms = counter('sms_total', 'Messages with a code, by whether the gateway took them.', ['purpose', 'outcome']);
  const halfUsed = counter(
    'sms_budget_half_used_total',
    'Hours in which half of the SMS were sent that may be sent in one.',
    [],
  );
  const registrations = counter('registrations_total', 'Accounts that were opened.', ['with_password']);
  const refused = counter('refused_total', 'Calls that were refused because too many were under way.', ['work']);
  const events = counter('events_total', 'Tracking events that were stored, or turned away by the limit.', ['outcome']);
  const conversions = counter('conversions_total', 'Attempts to report a conversion, by what became of them.', [
    'platform',
    'outcome',
  ]);
  // What has not happened yet is nought, so that its first time counts.
  for (const outcome of ['sent', 'failed'])
    for (const purpose of ['register', 'login', 'password', 'personal']) sms.inc({ purpose, outcome }, 0);
  for (const with_password of ['true', 'false']) registrations.inc({ with_password }, 0);
  for (const work of LIMITED_WORK) refused.inc({ work }, 0);
  for (const outcome of ['accepted', 'refused']) events.inc({ outcome }, 0);
  for (const platform of PLATFORMS)
    for (const outcome of ['sent', 'failed', 'given_up', 'again']) conversions.inc({ platform, outcome }, 0);
  const stops = [
    on('sms', (labels) => sms.inc(labels)),
    on('sms_budget_half_used', () => halfUsed.inc()),
    on('registration', ({ withPassword }) => registrations.inc({ with_password: String(withPassword) })),
    on('refused', (labels) => refused.inc(labels)),
    on('events', ({ outcome, count }) => events.inc({ outcome }, count)),
    on('conversion', (labels) => conversions.inc(labels)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
