import { z } from 'zod';
import { defineCall } from './call';

/** z1 visit, rr2 phone entered, rr3 code sent, rr5 account opened. */
export const EVENT_NAMES = ['z1', 'rr2', 'rr3', 'rr5'] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const short = z.string().max(256);

/** One tracking event, field by field as the spec has it (`keyworld` is its spelling). */
export const trackingEvent = z.object({
  sourceid: z.literal(2),
  usertype: z.literal(2),
  /** The stored fingerprint; empty when there is none. */
  clientid: z.string().max(64),
  /** Milliseconds since 1970 by the visitor's clock. */
  eventtime: z.int().positive(),
  eventname: z.enum(EVENT_NAMES),
  eventdescribe: z.literal('访客数据'),
  eventtype: z.literal('visit'),
  detail: z.object({
    /** The second-level part of the host name: `gold` of `www.gold.example`. */
    channelname: short,
    /** The browser's name. */
    version: short,
    /** The page's origin. */
    backurl: short,
    /** The page's full address without its token. */
    currenturl: z.string().max(4096),
    medium: short,
    keyworld: short,
    plan: short,
    unit: short,
    packageid: short,
    ip: z.literal(''),
    /** rr2 and rr3: the number typed. */
    mobile: z.string().max(11).optional(),
    /** rr5: the account opened. */
    account: z.string().max(9).optional(),
  }),
});
export type TrackingEvent = z.infer<typeof trackingEvent>;

/** Events a request may carry. */
export const COLLECT_MAX = 50;

/** Takes a batch of events, all or none. An event that was taken before is taken again and stored once: its content is its key. */
export const collect = defineCall({
  method: 'POST',
  path: '/crm/maidian/scada/collect',
  encoding: 'json',
  auth: 'optional',
  summary: 'Records tracking events.',
  request: z.array(trackingEvent).min(1).max(COLLECT_MAX),
  response: z.object({ IsSuccess: z.literal(true), Data: z.object({ accepted: z.int() }) }),
});
