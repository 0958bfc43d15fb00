import * as z from 'zod/mini';
import { defineCall } from './call';
import { COLLECT_MAX, COLLECT_PATH, LOAD_TIME_MAX } from './collect';
import { lenient } from './envelope';

/** z1 visit, rr2 phone entered, rr3 code sent, rr5 account opened. */
export const EVENT_NAMES = ['z1', 'rr2', 'rr3', 'rr5'] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const LAST_MILLISECOND = 253_402_300_799_999;

const short = z.string().check(z.maxLength(256));

/** One tracking event with exactly the specification's fields (`keyworld` is its spelling). */
export const trackingEvent = z.object({
  sourceid: z.literal(2),
  usertype: z.literal(2),
  /** The stored fingerprint; empty if there is none. */
  clientid: z.string().check(z.maxLength(64)),
  /** Milliseconds since 1970 by the visitor's clock, up to the end of the year 9999. */
  eventtime: z.int().check(z.positive(), z.maximum(LAST_MILLISECOND)),
  eventname: z.enum(EVENT_NAMES),
  eventdescribe: z.literal('访客数据'),
  eventtype: z.literal('visit'),
  detail: z.object({
    /** The second-level part of the host name: `gold` in `www.gold.example`. */
    channelname: short,
    /** The browser's name. */
    version: short,
    /** The page's origin. */
    backurl: short,
    /** The page's full URL without token, telephone number or name of the visitor. */
    currenturl: z.string().check(z.maxLength(4096)),
    medium: short,
    keyworld: short,
    plan: short,
    unit: short,
    packageid: short,
    ip: z.literal(''),
    /** rr2 and rr3: the number typed. */
    mobile: z.optional(z.string().check(z.maxLength(11))),
    /** rr5: the account opened. */
    account: z.optional(z.string().check(z.maxLength(9))),
  }),
  /**
   * The random name of the browser on this host, which distinguishes visitors; all devices of a model share a
   * fingerprint. Not in the specification.
   */
  visitorid: z.optional(z.string().check(z.maxLength(32))),
  /** Identifies the arm of a revision that the page shows, if there is one (`data-arm`). Not in the specification. */
  arm: z.optional(z.string().check(z.maxLength(16))),
  /**
   * z1 of a page with an arm: milliseconds until the browser first showed something, if it measures that. Not in the
   * specification.
   */
  loadtime: z.optional(z.int().check(z.minimum(0), z.maximum(LOAD_TIME_MAX))),
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** Stores a batch of events, all or none. A repeated event is accepted and stored once: its content is its key. */
export const collect = defineCall({
  method: 'POST',
  path: COLLECT_PATH,
  encoding: 'json',
  auth: 'optional',
  summary: 'Records tracking events.',
  request: z.array(trackingEvent).check(z.minLength(1), z.maxLength(COLLECT_MAX)),
  response: lenient(z.object({ accepted: z.optional(z.int()) })),
});
