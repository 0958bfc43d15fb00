import { cameByBaidu } from '@/lib/channel/came-by-baidu';
import { LANDING_PARAMETERS, type LandingParameter } from '@/lib/contract/landing-parameters';
import { isGiven } from '@/lib/query/macro';
import { readQuery } from '@/lib/query/read-query';
import { deviceOf } from '@/lib/variant/device';
import { type AdConversion, adConversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { landingUrl } from './landing-url';

/** The fields of a registration that identify the advertisement. */
export type Visit = Partial<Record<LandingParameter | 'landingurl', string | undefined>> & { fromurl: string };

type Click = Pick<AdConversion, 'platform' | 'clickId' | 'landingUrl'>;

/** Adds a registration's conversions to the outbox, in the transaction that opens the account. */
export async function enqueueAdConversions(
  transaction: Orm,
  vault: Vault,
  { account, visit, userAgent, now }: { account: string; visit: Visit; userAgent: string | undefined; now: Date },
): Promise<void> {
  const clicks = clicksOf(visit);
  if (clicks.length === 0) return;
  const isWap = deviceOf(userAgent) !== 'desktop';
  const rows = clicks.map((click) => {
    const sendable = isGiven(click.clickId) && (click.platform !== 'baidu' || click.landingUrl !== null);
    return {
      ...click,
      account,
      isWap,
      transId: transactionId(vault, account),
      registeredAt: now,
      changedAt: now,
      state: sendable ? ('pending' as const) : ('unmatched' as const),
      attempts: 0,
      nextAttemptAt: sendable ? now : null,
    };
  });
  await transaction.insert(adConversions).values(rows).onConflictDoNothing();
}

/** At most one click per platform. A macro in place of a click id is stored, but no platform could match it. */
function clicksOf(visit: Visit): Click[] {
  const { landingurl, fromurl } = visit;
  const parameters = parametersOf(visit);
  const { qhclickid, bd_vid = '' } = parameters;
  const clicks: Click[] = [];
  if (qhclickid) clicks.push({ platform: 'qihu', clickId: qhclickid, landingUrl: null });
  if (bd_vid || cameByBaidu(parameters)) {
    const address = isGiven(bd_vid) ? landingUrl(bd_vid, [landingurl, fromurl]) : null;
    clicks.push({ platform: 'baidu', clickId: bd_vid, landingUrl: address });
  }
  return clicks;
}

/** The landing parameters of a visit; its addresses may have what its fields lack. */
function parametersOf(visit: Visit): Partial<Record<LandingParameter, string>> {
  const fields = LANDING_PARAMETERS.map((name) => [name, visit[name] ?? '']);
  const queries = [visit.landingurl, visit.fromurl].map((address) => /\?([^#]*)/.exec(address ?? '')?.[1]);
  return Object.fromEntries(readQuery([new URLSearchParams(fields), ...queries].join('&')));
}

/** The same for every report of an account's registration; does not reveal the account number. */
function transactionId(vault: Vault, account: string): string {
  // The first half of an HMAC-SHA-256, in the length that platforms expect.
  return Buffer.from(vault.hash('conversion', account, 'SUBMIT'), 'base64url').toString('hex', 0, 16);
}
