import type { Page } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { collect, type EventName, type TrackingEvent } from '@/lib/contract/tracking';

/** The tracking events that the server has taken from a page, in their order; each is checked against the contract. */
export function sentEvents(page: Page) {
  const events: TrackingEvent[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(COLLECT_PATH) || !response.ok()) return;
    events.push(...collect.request.parse(response.request().postDataJSON()));
  });
  return {
    all: () => events,
    names: () => events.map(({ eventname }) => eventname),
    of: (name: EventName) => events.find(({ eventname }) => eventname === name),
  };
}
