import type { TrackingEvent } from '../../contract/tracking';
import { nameOfBrowser } from '../../tracking/browser-names';
import { deliver } from './outbox';
import { visitorId } from './visitor';

export { flush } from './outbox';

/**
 * Adds the browser name and the visitor id to an event and delivers it. An event that the page's end sends earlier has
 * only an id that was stored before. This module, with the code that retries, loads at the first event.
 *
 * @param claim see `deliver`
 */
export function send(event: TrackingEvent, claim: () => boolean): Promise<void> {
  const version = nameOfBrowser(navigator.userAgent);
  return deliver({ ...event, detail: { ...event.detail, version }, visitorid: visitorId() }, claim);
}
