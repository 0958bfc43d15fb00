import { z } from 'zod';
import { type AccessOf, actionsOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, repeatFor } from './platform';

const SCOPE = 'https://ads.microsoft.com/msads.manage offline_access';

const tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional(), expires_in: z.number() });
const answerSchema = z.object({ PartialErrors: z.array(z.object({ ErrorCode: z.string().optional() })).nullish() });

/** Reports conversions to Microsoft Advertising, one per request, each to the goal of its event. */
export function createMicrosoft(access: AccessOf<'microsoft'>): Platform {
  const { address, tokens: tokenOrigin, clientId, refreshToken, developerToken, customerId, accountId } = access;
  const goals = actionsOf(access.actions);
  return {
    name: 'microsoft',
    tokens: {
      seed: refreshToken,
      request: (refresh) => ({
        url: `${tokenOrigin}/common/oauth2/v2.0/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(
          new URLSearchParams({
            grant_type: 'refresh_token',
            client_id: clientId,
            scope: SCOPE,
            refresh_token: refresh,
          }),
        ),
      }),
      read(body) {
        const read = tokens.safeParse(body).data;
        return read && { access: read.access_token, refresh: read.refresh_token, seconds: read.expires_in };
      },
    },
    encode(conversion, _now, token) {
      const reported = {
        ConversionName: codeOf(goals, conversion),
        ConversionTime: eventAt(conversion).toISOString(),
        MicrosoftClickId: conversion.clickId,
      };
      const headers = {
        ...JSON_TYPE,
        authorization: `Bearer ${token}`,
        developertoken: developerToken,
        customerid: customerId,
        customeraccountid: accountId,
      };
      const url = `${address}/CampaignManagement/v13/OfflineConversions/Apply`;
      return { url, headers, body: JSON.stringify({ OfflineConversions: [reported] }) };
    },
    read(body) {
      const read = answerSchema.safeParse(body).data;
      if (!read) return undefined;
      const [error] = read.PartialErrors ?? [];
      return error
        ? { outcome: 'refused', answer: error.ErrorCode ?? 'partial error' }
        : { outcome: 'taken', answer: 'accepted' };
    },
    ...repeatFor(24),
  };
}
