import { createHash } from 'node:crypto';
import { z } from 'zod';
import { after, HOUR } from '../../platform/clock/clock';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatWhile } from './platform';

const TYPES = { form: 101, register: 123, verified: 131, deposit: 141, invalid: 200 };
const METHOD = 'aurora.leads';
const VERSION = '1.0';

const tokens = z.object({
  code: z.literal(0),
  data: z.object({ access_token: z.string(), access_token_expires_in: z.number(), refresh_token: z.string() }),
});

/** Reports conversions to Xiaohongshu, one per request, at most one hour after the event. */
export function createXiaohongshu(access: AccessOf<'xiaohongshu'>): Platform {
  const { address, appId, secret, refreshToken, advertiserId } = access;
  return {
    name: 'xiaohongshu',
    tokens: {
      seed: refreshToken,
      request: (refresh) => ({
        url: `${address}/api/open/oauth2/refresh_token`,
        headers: JSON_TYPE,
        body: JSON.stringify({ app_id: appId, secret, refresh_token: refresh }),
      }),
      read(body) {
        const read = tokens.safeParse(body).data?.data;
        return (
          read && { access: read.access_token, refresh: read.refresh_token, seconds: read.access_token_expires_in }
        );
      },
    },
    encode(conversion, now, token) {
      const timestamp = now.getTime();
      const signed = { advertiser_id: advertiserId, method: METHOD, timestamp, version: VERSION };
      const text = Object.entries(signed)
        .map((pair) => pair.join(''))
        .join('&');
      const body = {
        ...signed,
        sign: createHash('md5').update(text).digest('hex').toUpperCase(),
        access_token: token,
        event_type: codeOf(TYPES, conversion),
        conv_time: eventAt(conversion).getTime(),
        click_id: conversion.clickId,
      };
      return { url: `${address}/api/open/common`, headers: JSON_TYPE, body: JSON.stringify(body) };
    },
    read: readCode('code', 0),
    ...repeatWhile((conversion, at) => at <= after(eventAt(conversion), HOUR)),
  };
}
