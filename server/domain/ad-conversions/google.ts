import { z } from 'zod';
import { type AccessOf, actionsOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, repeatFor } from './platform';

const tokens = z.object({ access_token: z.string(), expires_in: z.number() });
const accepted = z.object({ requestId: z.string().optional() });

/** Reports conversions to Google's Data Manager, one per request, each to the conversion action of its event. */
export function createGoogle(access: AccessOf<'google'>): Platform {
  const { address, tokens: tokenOrigin, clientId, clientSecret, refreshToken, customerId } = access;
  const actions = actionsOf(access.actions);
  return {
    name: 'google',
    tokens: {
      seed: refreshToken,
      request: (refresh) => ({
        url: `${tokenOrigin}/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(
          new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: clientId,
            client_secret: clientSecret,
            refresh_token: refresh,
          }),
        ),
      }),
      read(body) {
        const read = tokens.safeParse(body).data;
        return read && { access: read.access_token, seconds: read.expires_in };
      },
    },
    encode(conversion, _now, token) {
      const body = {
        destinations: [
          {
            operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
            productDestinationId: codeOf(actions, conversion),
          },
        ],
        events: [
          {
            transactionId: conversion.transId,
            eventTimestamp: eventAt(conversion).toISOString(),
            eventSource: 'WEB',
            adIdentifiers: conversion.click,
          },
        ],
        validateOnly: false,
      };
      const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
      return { url: `${address}/v1/events:ingest`, headers, body: JSON.stringify(body) };
    },
    onlyCheck: (request) => ({
      ...request,
      body: (request.body ?? '').replace(/"validateOnly":false}$/, '"validateOnly":true}'),
    }),
    read: (body) => (accepted.safeParse(body).success ? { outcome: 'taken', answer: 'accepted' } : undefined),
    ...repeatFor(24),
  };
}
