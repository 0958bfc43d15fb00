import { z } from 'zod';
import type { AdEvent } from '@/lib/channel/ad-platforms';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { eventOf, type StandIn } from './stand-in';

const GOALS: Readonly<Record<string, AdEvent>> = {
  Form: 'form',
  Register: 'register',
  Verified: 'verified',
  Deposit: 'deposit',
};
const HOUR_SECONDS = 3_600;

const apply = z.strictObject({
  OfflineConversions: z
    .array(
      z.strictObject({
        ConversionName: z.string(),
        ConversionTime: z.iso.datetime(),
        MicrosoftClickId: z.string().min(1),
      }),
    )
    .min(1)
    .max(1000),
});

/** Microsoft names the conversions that it rejects in `PartialErrors`, with HTTP 200. */
export const microsoft: StandIn = {
  calls: {
    'POST /common/oauth2/v2.0/token': ({ raw }, { tokens }) => {
      const form = new URLSearchParams(raw.toString());
      const { clientId, refreshToken = '' } = developmentKeys('microsoft');
      const isRefresh = form.get('grant_type') === 'refresh_token' && /msads\.manage/.test(form.get('scope') ?? '');
      const isOurs = form.get('client_id') === clientId;
      const issued = isOurs && isRefresh && tokens.refresh(form.get('refresh_token') ?? '', refreshToken);
      if (!issued) return { status: 400, body: { error: 'invalid_grant' } };
      return { access_token: issued.access, refresh_token: issued.refresh, expires_in: HOUR_SECONDS };
    },
    'POST /CampaignManagement/v13/OfflineConversions/Apply': ({ headers, raw }, { take, tokens }) => {
      const { developerToken, customerId, accountId } = developmentKeys('microsoft');
      const [, bearer] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
      if (!tokens.isValid(bearer))
        return { status: 401, body: { Errors: [{ ErrorCode: 'AuthenticationTokenExpired' }] } };
      const { developertoken, customerid, customeraccountid } = headers;
      if (developertoken !== developerToken || customerid !== customerId || customeraccountid !== accountId) {
        return { status: 400, body: { Errors: [{ ErrorCode: 'InvalidCredentials' }] } };
      }
      const read = apply.safeParse(parseJson(raw.toString())).data;
      if (!read) return { status: 400, body: { Errors: [{ ErrorCode: 'InvalidRequest' }] } };
      const errors = read.OfflineConversions.flatMap((conversion, Index) => {
        const { ConversionName: name, ConversionTime: time, MicrosoftClickId: clickId } = conversion;
        const event = eventOf(GOALS, name);
        if (!event) return [{ Index, ErrorCode: 'ConversionGoalNotFound' }];
        take({
          event,
          key: `${clickId} ${name} ${time}`,
          clickId,
          details: { ConversionName: name, ConversionTime: time },
        });
        return [];
      });
      return { PartialErrors: errors };
    },
  },
};
