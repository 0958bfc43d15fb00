import { createHmac } from 'node:crypto';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatFor, secondsOf } from './platform';

const TYPES = { form: 'form_submit', register: 'register', deposit: 'paid' };

/** Reports conversions to Huawei, one per request, with a digest of the body's bytes. */
export function createHuawei({ address, key }: AccessOf<'huawei'>): Platform {
  return {
    name: 'huawei',
    encode(conversion, now) {
      const body = JSON.stringify({
        callback: conversion.clickId,
        conversion_type: codeOf(TYPES, conversion),
        conversion_time: String(secondsOf(eventAt(conversion))),
        timestamp: String(now.getTime()),
        oaid: '',
      });
      const digest = createHmac('sha256', key).update(body).digest('hex');
      const authorization = `Digest validTime="${now.getTime()}", response="${digest}"`;
      return {
        url: `${address}/action-lib-track/hiad/v2/actionupload`,
        headers: { ...JSON_TYPE, authorization },
        body,
      };
    },
    read: readCode('resultCode', 0),
    ...repeatFor(24),
  };
}
