import type { AccessOf } from './access';
import { codeOf, eventAt, type Platform, readCode, repeatFor } from './platform';

const TYPES = { form: 5, register: 12 };

/** Reports conversions to UC as a form. It finds the click in the landing page's address. */
export function createUc({ address }: AccessOf<'uc'>): Platform {
  return {
    name: 'uc',
    encode(conversion) {
      const form = new URLSearchParams({
        link: conversion.landingUrl ?? '',
        event_type: String(codeOf(TYPES, conversion)),
        event_time: String(eventAt(conversion).getTime()),
        source: '',
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return { url: `${address}/callback/webapi`, headers, body: String(form) };
    },
    read: readCode('status', 0),
    ...repeatFor(24),
  };
}
