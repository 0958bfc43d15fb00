import { Counter, type Registry } from 'prom-client';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { LIMITED_WORK, on, SMS_BUDGET_PARTS } from '../../platform/events/events';

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
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
