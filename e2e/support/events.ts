import { expect, type Page } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { collect, type EventName, type TrackingEvent } from '@/lib/contract/tracking';

/** Collects the tracking events that a page sends, in order, and checks each against the contract. */
export function sentEvents(page: Page) {
  const events: TrackingEvent[] = [];
  // Requests, not responses: the browser shows no response to what a page sends just before it is left.
  page.on('request', (request) => {
    if (request.url().endsWith(COLLECT_PATH)) events.push(...collect.request.parse(request.postDataJSON()));
  });
  return {
    all: () => events,
    names: () => events.map(({ eventname }) => eventname),
    of: (name: EventName) => events.find(({ eventname }) => eventname === name),
  };
}

/**
 * Waits until the server has received the page's visits. A page that ends earlier leaves them to the next page, which sends them
 * again.
 */
export async function visitsTaken(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitEvents'))).toBeNull();
}
