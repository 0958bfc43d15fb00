import type { EventName, TrackingEvent } from '../contract/tracking';
import { readQuery } from '../query/read-query';
import { storableText } from '../query/storable-text';

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
  /** Milliseconds until the page showed something; left out if the browser does not measure it. */
  loadTime?: number | undefined;
}

/** Additional fields of a registration event. */
export type EventSubject = { mobile: string } | { account: string };

const SHORT = 256;
const ADDRESS = 4096;

/** A tracking event with the specification's fields. Values from the URL are truncated to the contract's limits. */
export function buildEvent(name: EventName, context: EventContext, subject?: EventSubject): TrackingEvent {
  const { arm, loadTime } = context;
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
    ...(arm && { arm, ...(name === 'z1' && loadTime !== undefined && { loadtime: loadTime }) }),
  };
}

const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/;
/**
 * Second-level domains with public registrations, with their country: `com.hk`, `co.uk`, and the provinces below `cn`,
 * such as `gz.cn`, and in Chinese, such as `公司.cn`.
 */
const SHARED_SECOND_LEVEL =
  /^(?:(?:com|co|net|org|gov|edu|ac|idv|mil|or|ne)\.[^.]{2}|(?:xn--(?:55qx5d|io0a7i|od0alg)|公司|网络|網絡|ah|bj|cq|fj|gd|gs|gx|gz|h[abeikln]|j[lsx]|ln|mo|nm|nx|qh|s[cdhnx]|tj|tw|xj|xz|yn|zj)\.cn)$/;

/**
 * The second-level part of a host name: `gold` in `www.gold.example` and in `gold.com.hk`. An IP address and a
 * single-part name stay unchanged.
 */
export function channelName(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname;
  const [last = hostname, second = last, third = second] = hostname.split('.').reverse();
  return SHARED_SECOND_LEVEL.test(`${second}.${last}`) ? third : second;
}
