import type { EventName, TrackingEvent } from '../contract/tracking';
import { readQuery } from '../query/read-query';
import { storableText } from '../query/storable-text';
import { channelName } from './channel-name';

/** Page data for an event. */
export interface EventContext {
  /** The page's URL in the form that may be sent. */
  address: string;
  /** The stored fingerprint, or an empty string. */
  clientId: string;
  /** Package code. */
  v: string;
  /** The browser's name. */
  browser: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Identifies the arm of a revision that the page shows; left out if all visitors see the same page. */
  arm?: string | undefined;
}

/** Additional fields of a registration event. */
export type EventSubject = { mobile: string } | { account: string };

const SHORT = 256;
const ADDRESS = 4096;

/** A tracking event with the specification's fields. Values from the URL are truncated to the contract's limits. */
export function buildEvent(name: EventName, context: EventContext, subject?: EventSubject): TrackingEvent {
  const url = new URL(context.address);
  const query = readQuery(url.search);
  const parameter = (key: string) => storableText(query.get(key) ?? '', SHORT);
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
