import { brandOf } from '@/brands';
import { AD_PLATFORM_NAMES, type AdEvent, adPlatform, EVENTS_OF_REGISTRATION } from '@/lib/channel/ad-platforms';
import { LANDING_PARAMETERS, type LandingParameter } from '@/lib/contract/landing-parameters';
import { cameByBaidu } from '@/lib/query/came-by-baidu';
import { isGiven } from '@/lib/query/macro';
import { isPersonal } from '@/lib/query/personal-data';
import { queryPairs } from '@/lib/query/query-pairs';
import { readQuery } from '@/lib/query/read-query';
import { deviceOf } from '@/lib/variant/device';
import { normalizeHost } from '@/lib/variant/host';
import { type AdConversion, adConversions, openStateOf } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { landingUrl, pageUrl } from './landing-url';
import { reportedEvents } from './reported-events';
import type { EventServices } from './services';
import { transactionId } from './transaction-id';

/** The fields of a registration that identify the advertisement. */
export type Visit = Partial<Record<LandingParameter | 'landingurl', string | undefined>> & { fromurl: string };

type Click = Pick<AdConversion, 'platform' | 'clickId' | 'click' | 'landingUrl'> & { sendable: boolean };

const FORM: readonly AdEvent[] = ['form'];

interface Registration {
  account: string;
  /** The brand with which the account is opened. */
  appCode: string;
  visit: Visit;
  /** The Host header. */
  host: string | undefined;
  userAgent: string | undefined;
  now: Date;
}

/** Adds a registration's conversions to the outbox, in the transaction that opens the account. */
export async function enqueueAdConversions(
  transaction: Orm,
  { vault, config: { conversions }, hosts }: EventServices,
  { account, appCode, visit, host, userAgent, now }: Registration,
): Promise<void> {
  const isWap = deviceOf(userAgent) !== 'desktop';
  const rows = clicksOf(visit).flatMap(({ sendable, ...click }) => {
    const events = reportedEvents(click.platform, conversions, brandOf(appCode), hosts.current().ruleOf(host));
    const known = (sendable ? EVENTS_OF_REGISTRATION : FORM).filter((event) => events.includes(event));
    return known.map((event) => ({
      ...click,
      account,
      event,
      host: normalizeHost(host) || null,
      isWap,
      transId: transactionId(vault, account, event),
      registeredAt: now,
      changedAt: now,
      state: sendable ? openStateOf(event) : ('unmatched' as const),
      attempts: 0,
      nextAttemptAt: sendable ? now : null,
    }));
  });
  if (rows.length > 0) await transaction.insert(adConversions).values(rows).onConflictDoNothing();
}

/** At most one click per platform. A macro in place of a click id is stored, but no platform could match it. */
function clicksOf(visit: Visit): Click[] {
  const parameters = parametersOf(visit);
  const addresses = [visit.landingurl, visit.fromurl];
  return AD_PLATFORM_NAMES.flatMap((platform) => {
    const { clicks, longest, address } = adPlatform(platform);
    const names = clicks.find((all) => all.every((name) => parameters[name as LandingParameter]));
    const values = (names ?? []).map((name) => [name, parameters[name as LandingParameter] ?? ''] as const);
    const [[name = '', clickId = ''] = []] = values;
    // An index of the database holds them.
    if (values.some(([, value]) => Buffer.byteLength(value) > longest)) return [];
    if (!names && !(platform === 'baidu' && cameByBaidu(parameters))) return [];
    const isComplete = values.length > 0 && values.every(([, value]) => isGiven(value));
    const url =
      !address || !isComplete ? null : address === 'click' ? landingUrl(name, clickId, addresses) : pageUrl(addresses);
    const click = clicks.flat().length > 1 ? Object.fromEntries(values) : null;
    return { platform, clickId, click, landingUrl: url, sendable: isComplete && (!address || url !== null) };
  });
}

/** The landing parameters of a visit, without a number of the visitor; its addresses may have what its fields lack. */
function parametersOf(visit: Visit): Partial<Record<LandingParameter, string>> {
  const fields = LANDING_PARAMETERS.map((name) => [name, visit[name] ?? '']);
  const queries = [visit.landingurl, visit.fromurl].map((address) => /\?([^#]*)/.exec(address ?? '')?.[1]);
  const pairs = queryPairs([new URLSearchParams(fields), ...queries].join('&'));
  return Object.fromEntries(readQuery(pairs.filter((pair) => !isPersonal(pair)).join('&')));
}
