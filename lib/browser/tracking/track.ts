import type { EventName, TrackingEvent } from '../../contract/tracking';
import { asksForPreview } from '../../query/preview-parameter';
import { buildEvent, type EventSubject } from '../../tracking/build-event';
import { clientState } from '../client-state/store';
import { pageAddress } from '../query/page-query';
import { readStored } from '../storage/storage';
import { enqueue } from './event-queue';
import { deliverAtPageEnd } from './page-end';
import { storedVisitorId } from './stored-visitor';

/** Events that are not stored yet: they wait for the sending code and for the queue. */
const drafts = new Set<TrackingEvent>();

/** Records a visit (z1). Like all of these it never rejects: a failure is logged and the event is sent later. */
export function trackVisit(): Promise<void> {
  return track('z1');
}

/** Records that a visitor has typed a mobile number (rr2). */
export function trackPhoneEntered(mobile: string): Promise<void> {
  return track('rr2', { mobile });
}

/** Records that a code was sent to a number (rr3). */
export function trackCodeSent(mobile: string): Promise<void> {
  return track('rr3', { mobile });
}

/** Records that an account was opened (rr5). */
export function trackAccountOpened(account: string): Promise<void> {
  return track('rr5', { account });
}

/** Sends waiting events once there is a connection. */
export async function resend(): Promise<void> {
  await import('./sending').then(({ flush }) => flush(), console.warn);
}

/** Sends everything unsent when the page is being left. */
export function flushOnLeave(): void {
  deliverAtPageEnd(drafts);
  drafts.clear();
}

async function track(name: EventName, subject?: EventSubject): Promise<void> {
  // An operator looks at the page.
  if (asksForPreview(window.location.search)) return;
  const now = Date.now();
  const context = {
    address: pageAddress(),
    clientId: readStored('fingerprint') ?? '',
    v: clientState().v,
    browser: '',
    now,
    arm: document.documentElement.dataset.arm,
  };
  // The page's end may send the draft. Without the id it would count as another visitor's.
  const visitorid = storedVisitorId(now);
  const draft = { ...buildEvent(name, context, subject), ...(visitorid && { visitorid }) };
  drafts.add(draft);
  const claim = () => drafts.delete(draft);
  // If the code failed to load, the next page sends the stored event.
  await import('./sending').then(
    ({ send }) => send(draft, claim),
    () => claim() && enqueue(draft),
  );
}
