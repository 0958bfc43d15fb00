import { expect, type Page } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { collect, type EventName, type TrackingEvent } from '@/lib/contract/tracking';

/** The tracking events that a page has sent, in their order; each is checked against the contract. */
export function sentEvents(page: Page) {
  const events: TrackingEvent[] = [];
  // Requests, not responses: of what a page sends in its last moment the browser shows no response.
  page.on('request', (request) => {
    if (request.url().endsWith(COLLECT_PATH)) events.push(...collect.request.parse(request.postDataJSON()));
  });
  return {
    all: () => events,
    names: () => events.map(({ eventname }) => eventname),
    of: (name: EventName) => events.find(({ eventname }) => eventname === name),
  };
}

/** Waits until the server has taken the page's visits: a page that ends before leaves them to the next, which sends them again. */
export async function visitsTaken(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitEvents'))).toBeNull();
}
