import { channel } from 'node:diagnostics_channel';
import type { AdEvent, AdPlatformName } from '@/lib/channel/ad-platforms';
import type { CodePurpose } from '../database/schema/sms';
import type { Browser } from '../user-agent/browser';

/** A page load: browser and kind of page. */
type PageLoadEvent = Readonly<Browser & { page: string }>;

/** Work with a limit per process, beyond which requests are rejected. */
export const LIMITED_WORK = ['password', 'registration', 'activity', 'page', 'picture'] as const;
export type LimitedWork = (typeof LIMITED_WORK)[number];

/** Half of the hourly SMS budget, all of it, that of numbers without an account, and that of a brand. */
export const SMS_BUDGET_PARTS = ['half', 'all', 'unknown', 'brand'] as const;

/** Countable events of the server, by name. They contain only numbers and names from the program, no visitor data. */
export interface ServerEvents {
  /** A gateway accepted a message with a code, or failed to. */
  sms: { purpose: CodePurpose; outcome: 'sent' | 'failed' };
  /** Half of the hourly SMS budget was used, or one of its budgets up. */
  sms_budget: { reached: (typeof SMS_BUDGET_PARTS)[number] };
  /** An account was opened. */
  registration: { withPassword: boolean };
  /** A request was rejected because the process was at its limit. */
  refused: { work: LimitedWork };
  /** Tracking events of one request were stored, or rejected by the limit. */
  events: { count: number; outcome: 'accepted' | 'refused' };
  /** A page was sent to a browser that will show it. */
  page_sent: PageLoadEvent;
  /** A page's scripts reported a new visit. */
  visit_received: PageLoadEvent;
  /** The result of an attempt to report a conversion. */
  conversion: { platform: AdPlatformName; event: AdEvent; outcome: 'sent' | 'failed' | 'given_up' | 'again' };
  /** An operation was recorded; `head` is the hash with which the audit log can be verified. */
  operation_recorded: { operation: string; head: string };
  /** A report was read, where there is a standby to read it from. */
  report_read: { from: 'standby' | 'primary' };
  /** A handshake was accepted: the request's connection is a WebSocket now. */
  upgrade: { request: object; milliseconds: number };
}

const channels = {
  sms: channel('newactivities.sms'),
  sms_budget: channel('newactivities.sms_budget'),
  registration: channel('newactivities.registration'),
  refused: channel('newactivities.refused'),
  events: channel('newactivities.events'),
  page_sent: channel('newactivities.page_sent'),
  visit_received: channel('newactivities.visit_received'),
  conversion: channel('newactivities.conversion'),
  operation_recorded: channel('newactivities.operation_recorded'),
  report_read: channel('newactivities.report_read'),
  upgrade: channel('newactivities.upgrade'),
};

/** Sends an event to all listeners; nearly free when there are none. */
export function emit<Name extends keyof ServerEvents>(name: Name, event: ServerEvents[Name]): void {
  channels[name].publish(event);
}

/**
 * Listens to one kind of event.
 *
 * @returns a function that stops listening
 */
export function on<Name extends keyof ServerEvents>(
  name: Name,
  listener: (event: ServerEvents[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as ServerEvents[Name]);
  channels[name].subscribe(onMessage);
  return () => void channels[name].unsubscribe(onMessage);
}
