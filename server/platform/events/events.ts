import { channel } from 'node:diagnostics_channel';
import type { PlatformName } from '../database/schema/ad-conversions';
import type { CodePurpose } from '../database/schema/sms';
import type { Browser } from '../user-agent/browser';

/** A load of a page: the browser that shows it, and the page's kind. */
type PageLoadEvent = Readonly<Browser & { page: string }>;

/** Work of which a process does so much at a time and refuses the rest. */
export const LIMITED_WORK = ['password', 'registration', 'page'] as const;
export type LimitedWork = (typeof LIMITED_WORK)[number];

/** What happens in the server that is worth counting, by name. Numbers and names of the program alone, nothing of a visitor. */
export interface ServerEvents {
  /** A message with a code was taken by its gateway, or was not. */
  sms: { purpose: CodePurpose; outcome: 'sent' | 'failed' };
  /** Half of the SMS were sent that may be sent in an hour. */
  sms_budget_half_used: Readonly<Record<string, never>>;
  /** An account was opened. */
  registration: { withPassword: boolean };
  /** Work was refused, because the process has as much of it as it can do. */
  refused: { work: LimitedWork };
  /** Tracking events of one request were stored, or turned away because of their number. */
  events: { count: number; outcome: 'accepted' | 'refused' };
  /** A page was sent to a browser that is going to show it. */
  page_sent: PageLoadEvent;
  /** A visit that was not known before was reported by a page's scripts. */
  visit_received: PageLoadEvent;
  /** What became of an attempt to report a conversion. */
  conversion: { platform: PlatformName; outcome: 'sent' | 'failed' | 'given_up' | 'again' };
  /** An operator's act was recorded; `head` is the hash by which the audit log can be verified. */
  operator_act: { act: string; head: string };
  /** A handshake was accepted: from now on a socket lives on the connection of this request. */
  upgrade: { request: object; milliseconds: number };
}

const channels = {
  sms: channel('newactivities.sms'),
  sms_budget_half_used: channel('newactivities.sms_budget_half_used'),
  registration: channel('newactivities.registration'),
  refused: channel('newactivities.refused'),
  events: channel('newactivities.events'),
  page_sent: channel('newactivities.page_sent'),
  visit_received: channel('newactivities.visit_received'),
  conversion: channel('newactivities.conversion'),
  operator_act: channel('newactivities.operator_act'),
  upgrade: channel('newactivities.upgrade'),
};

/** Hands an event to whoever listens; as long as nobody does, it costs next to nothing. */
export function emit<Name extends keyof ServerEvents>(name: Name, event: ServerEvents[Name]): void {
  channels[name].publish(event);
}

/**
 * Listens to one kind of event.
 * @returns the way to stop
 */
export function on<Name extends keyof ServerEvents>(
  name: Name,
  listener: (event: ServerEvents[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as ServerEvents[Name]);
  channels[name].subscribe(onMessage);
  return () => void channels[name].unsubscribe(onMessage);
}
