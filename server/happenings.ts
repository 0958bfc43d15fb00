import { channel } from 'node:diagnostics_channel';
import type { SmsPurpose } from '@/lib/contract/sms';
import type { PlatformName } from './conversions/tables';
import type { PageLoad } from './page-loads/page-load';

/** What happens in the server that is worth counting, by name. Numbers and names of the program alone, nothing of a visitor. */
export interface Happenings {
  /** A message with a code was taken by its gateway, or was not. */
  sms: { purpose: SmsPurpose; outcome: 'sent' | 'failed' };
  /** An account was opened. */
  registration: { withPassword: boolean };
  /** Tracking events of one request were stored, or turned away because of their number. */
  events: { count: number; outcome: 'accepted' | 'refused' };
  /** A page was sent to a browser that is going to show it. */
  page_sent: PageLoad;
  /** A visit that was not known before was reported by a page's scripts. */
  visit_received: PageLoad;
  /** What became of an attempt to report a conversion. */
  conversion: { platform: PlatformName; outcome: 'sent' | 'failed' | 'given_up' | 'again' };
  /** A handshake was accepted: from now on a socket lives on the connection of this request. */
  upgrade: { request: object; milliseconds: number };
}

const channels = {
  sms: channel('newactivities.sms'),
  registration: channel('newactivities.registration'),
  events: channel('newactivities.events'),
  page_sent: channel('newactivities.page_sent'),
  visit_received: channel('newactivities.visit_received'),
  conversion: channel('newactivities.conversion'),
  upgrade: channel('newactivities.upgrade'),
};

/** Tells whoever listens; as long as nobody does, it costs next to nothing. */
export function tell<Name extends keyof Happenings>(name: Name, happening: Happenings[Name]): void {
  channels[name].publish(happening);
}

/**
 * Listens to one kind of happening.
 * @returns the way to stop
 */
export function hear<Name extends keyof Happenings>(
  name: Name,
  listener: (happening: Happenings[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Happenings[Name]);
  channels[name].subscribe(onMessage);
  return () => void channels[name].unsubscribe(onMessage);
}
