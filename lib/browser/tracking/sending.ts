import type { TrackingEvent } from '../../contract/tracking';
import { addMonths, MONTHS_KEPT } from '../../privacy/retention';
import { nameOfBrowser } from '../../tracking/browser-names';
import { randomName } from '../random/random-name';
import { writeStored } from '../storage/storage';
import { deliver } from './outbox';
import { storedVisitorId } from './stored-visitor';

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

/**
 * The random name of this browser on this host. It distinguishes visits, because devices of one model share a
 * fingerprint. It says nothing about the device, differs on every host, and is replaced when it expires.
 */
export function visitorId(now = Date.now()): string {
  const latest = addMonths(new Date(now), MONTHS_KEPT.visitorId).getTime();
  // A later expiry comes from a clock that was set back.
  const known = storedVisitorId(now, latest);
  if (known) return known;
  const name = randomName();
  writeStored('visitor', `${name} ${latest}`);
  return name;
}
