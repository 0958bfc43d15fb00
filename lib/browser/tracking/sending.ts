import type { TrackingEvent } from '../../contract/tracking';
import { nameOfBrowser } from '../../tracking/browser-names';
import { deliver } from './outbox';
import { visitorId } from './visitor';

export { flush } from './outbox';

/**
 * Names the browser in an event, its kind and itself, and delivers it. One that a page's end takes over before has neither. With all that sends again what could not be sent, it is fetched at the
 * first event.
 *
 * @param claim as `deliver` asks it
 */
export function send(event: TrackingEvent, claim: () => boolean): Promise<void> {
  const version = nameOfBrowser(navigator.userAgent);
  return deliver({ ...event, detail: { ...event.detail, version }, visitorid: visitorId() }, claim);
}
