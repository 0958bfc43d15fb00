import type { EventName, TrackingEvent } from '../contract/tracking';
import { storableText } from '../query/storable-text';
import { channelName } from './channel-name';

/** What of the page an event is made of. */
export interface EventContext {
  /** The page's address without its token. */
  address: string;
  /** The stored fingerprint, or the empty string. */
  clientId: string;
  /** Package code. */
  v: string;
  /** The browser's name. */
  browser: string;
  /** Milliseconds since 1970. */
  now: number;
  /** What names the arm of a revision that the page is; nothing where all visitors see it alike. */
  arm?: string | undefined;
}

/** What a registration event carries beside the visit's fields. */
export type EventSubject = { mobile: string } | { account: string };

const SHORT = 256;
const ADDRESS = 4096;

/** A tracking event with the spec's fields. Values of the address longer than the contract allows are cut. */
export function buildEvent(name: EventName, context: EventContext, subject?: EventSubject): TrackingEvent {
  const url = new URL(context.address);
  const parameter = (key: string) => storableText(url.searchParams.get(key) ?? '', SHORT);
  return {
    sourceid: 2,
    usertype: 2,
    clientid: context.clientId,
    eventtime: context.now,
    eventname: name,
    eventdescribe: '访客数据',
    eventtype: 'visit',
    detail: {
      channelname: channelName(url.hostname),
      version: context.browser,
      backurl: url.origin,
      currenturl: context.address.slice(0, ADDRESS),
      medium: parameter('utm_medium'),
      keyworld: parameter('utm_term'),
      plan: parameter('utm_campaign'),
      unit: parameter('utm_content'),
      packageid: context.v,
      ip: '',
      ...subject,
    },
    ...(context.arm && { arm: context.arm }),
  };
}
