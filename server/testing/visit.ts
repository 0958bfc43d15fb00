import type { TrackingEvent } from '@/lib/contract/tracking';

/** A visitor's first event on a page. */
export const VISIT: TrackingEvent = {
  sourceid: 2,
  usertype: 2,
  clientid: 'f1n9e2p21n7',
  eventtime: Date.parse('2026-11-20T12:00:00.123+08:00'),
  eventname: 'z1',
  eventdescribe: '访客数据',
  eventtype: 'visit',
  detail: {
    channelname: 'gold',
    version: 'Mobile Safari',
    backurl: 'https://www.gold.example',
    currenturl: 'https://www.gold.example/newactivities/kh_7694_form?utm_term=%E9%BB%84%E9%87%91',
    medium: 'cpc',
    keyworld: '黄金',
    plan: 'p1',
    unit: 'u1',
    packageid: 'XY_101',
    ip: '',
  },
};
