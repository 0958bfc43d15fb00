import { z } from 'zod';
import type { AdEvent } from '@/lib/channel/ad-platforms';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { eventOf, type StandIn, type StandInRequest, type StandInState } from './stand-in';

const BATCH_MAX = 99;
const LOGID_URL_MAX = 1024;
/** The type of a payment, which requires its time. */
const NEEDS_TIME = [46];
const EVENTS: Readonly<Record<number, AdEvent>> = { 3: 'form', 26: 'deposit' };
const TYPES = [1, 2, 3, 5, 6, 17, 18, 19, 25, 26, 27, 30, 46, 49, 79];

const seconds = z.int().min(0).max(2_147_483_647);
const logidUrl = z
  .url()
  .max(LOGID_URL_MAX)
  .refine((address) => clickOf(address) !== '');
const type = z.int().refine((code) => TYPES.includes(code));

const conversion = z
  .object({
    logidUrl,
    newType: type,
    convertTime: seconds.optional(),
    convertValue: z.int().optional(),
    isConvert: z.literal([0, 1]).optional(),
    deviceType: z.literal([0, 1, 2]).optional(),
    deviceId: z.string().optional(),
    confidence: z.int().min(0).max(100).optional(),
    extInfo: z.string().optional(),
  })
  .refine(({ newType, convertTime }) => !NEEDS_TIME.includes(newType) || convertTime !== undefined);

const invalid = z
  .strictObject({
    logidUrl,
    convertType: type,
    convertTime: seconds,
    ip: z.string().optional(),
    confidence: z.int().min(0).max(100).optional(),
    invalidReason: z.string().optional(),
  })
  .transform(({ convertType: newType, ...rest }) => ({ ...rest, newType, convertValue: undefined }));

/** Baidu answers always with HTTP 200: 0 all accepted, 1 some, 2 none, 3 wrong token. */
export const baidu: StandIn = {
  calls: {
    'POST /ocpcapi/api/uploadConvertData': (request, state) =>
      upload(request, state, { list: 'conversionTypes', schema: conversion }),
    'POST /ocpcapi/api/uploadInvalidConvertData': (request, state) =>
      upload(request, state, { list: 'invalidConversionTypes', schema: invalid }),
  },
  fault: answer(4, 'server error'),
};

function upload(
  { raw }: StandInRequest,
  { take }: StandInState,
  { list, schema }: { list: string; schema: typeof conversion | typeof invalid },
) {
  const body = z.object({ token: z.string(), [list]: z.array(z.unknown()).min(1).max(BATCH_MAX) });
  const read = body.safeParse(parseJson(raw.toString()));
  if (!read.success) return answer(2, 'failure');
  if (read.data.token !== developmentKeys('baidu').token) return answer(3, 'token invalid');
  const conversions = (read.data[list] as unknown[]).map((one) => schema.safeParse(one));
  const good = conversions.flatMap(({ data }) => data ?? []);
  for (const { logidUrl: url, newType, convertTime, convertValue } of good) {
    const address = new URL(url);
    const isInvalid = schema === invalid;
    take({
      event: isInvalid ? 'invalid' : (eventOf(EVENTS, newType) ?? 'form'),
      key: `${url} ${newType}${isInvalid ? ' invalid' : ''}`,
      clickId: clickOf(url),
      details: {
        newType: String(newType),
        convertTime: String(convertTime ?? ''),
        convertValue: String(convertValue ?? ''),
        landing: `${address.host}${address.pathname}`,
        utm_campaign: address.searchParams.get('utm_campaign') ?? '',
      },
    });
  }
  if (good.length === conversions.length) return answer(0, 'success');
  return good.length > 0 ? answer(1, 'partly failure') : answer(2, 'failure');
}

function answer(status: number, desc: string) {
  return { header: { desc, status } };
}

function clickOf(address: string): string {
  return URL.canParse(address) ? (new URL(address).searchParams.get('bd_vid') ?? '') : '';
}
