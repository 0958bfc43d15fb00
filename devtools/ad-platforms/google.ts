import { z } from 'zod';
import type { AdEvent } from '@/lib/channel/ad-platforms';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { eventOf, type StandIn } from './stand-in';

const ACTIONS: Readonly<Record<string, AdEvent>> = { 101: 'form', 102: 'register', 103: 'verified', 104: 'deposit' };
const HOUR_SECONDS = 3_600;

const id = z.string().min(1).optional();
const ingest = z.strictObject({
  destinations: z
    .array(
      z.strictObject({
        operatingAccount: z.strictObject({ accountType: z.literal('GOOGLE_ADS'), accountId: z.string() }),
        productDestinationId: z.string(),
      }),
    )
    .length(1),
  events: z
    .array(
      z.strictObject({
        transactionId: z.string().min(1),
        eventTimestamp: z.iso.datetime(),
        eventSource: z.literal('WEB'),
        adIdentifiers: z.strictObject({ gclid: id, gbraid: id, wbraid: id }),
      }),
    )
    .min(1),
  validateOnly: z.boolean(),
});

/** Google issues access tokens for an hour, and answers errors with their HTTP status. */
export const google: StandIn = {
  calls: {
    'POST /token': ({ raw }, { tokens }) => {
      const form = new URLSearchParams(raw.toString());
      const { clientId, clientSecret, refreshToken = '' } = developmentKeys('google');
      const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
      const isRefresh = form.get('grant_type') === 'refresh_token';
      const issued = isOurs && isRefresh && tokens.refresh(form.get('refresh_token') ?? '', refreshToken, false);
      if (!issued) return { status: 400, body: { error: 'invalid_grant' } };
      return { access_token: issued.access, expires_in: HOUR_SECONDS, token_type: 'Bearer' };
    },
    'POST /v1/events:ingest': ({ headers, raw }, { take, tokens }) => {
      const [, bearer] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
      if (!tokens.isValid(bearer)) return { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } };
      const read = ingest.safeParse(parseJson(raw.toString())).data;
      const [destination] = read?.destinations ?? [];
      const event = destination && eventOf(ACTIONS, destination.productDestinationId);
      const isOurs = destination?.operatingAccount.accountId === developmentKeys('google').customerId;
      if (!read || !event || !isOurs)
        return { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
      for (const { transactionId, eventTimestamp, adIdentifiers } of read.validateOnly ? [] : read.events) {
        const [name = '', clickId = ''] = Object.entries(adIdentifiers)[0] ?? [];
        const details = { identifier: name, eventTimestamp, transactionId };
        take({ event, key: `${transactionId} ${destination?.productDestinationId}`, clickId, details });
      }
      return { requestId: 'stand-in' };
    },
  },
};
