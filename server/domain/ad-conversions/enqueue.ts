import { cameByBaidu } from '@/lib/channel/came-by-baidu';
import type { LandingParameter } from '@/lib/contract/landing-parameters';
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
    const sendable = click.platform !== 'baidu' || click.landingUrl !== null;
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

/** At most one click per platform. */
function clicksOf(visit: Visit): Click[] {
  const { qhclickid, bd_vid = '', landingurl, fromurl } = visit;
  const clicks: Click[] = [];
  if (qhclickid) clicks.push({ platform: 'qihu', clickId: qhclickid, landingUrl: null });
  if (cameByBaidu(visit)) {
    const address = bd_vid ? landingUrl(bd_vid, [landingurl, fromurl]) : null;
    clicks.push({ platform: 'baidu', clickId: bd_vid, landingUrl: address });
  }
  return clicks;
}

/** The same for every report of an account's registration; does not reveal the account number. */
function transactionId(vault: Vault, account: string): string {
  // The first half of an HMAC-SHA-256, in the length that platforms expect.
  return Buffer.from(vault.hash('conversion', account, 'SUBMIT'), 'base64url').toString('hex', 0, 16);
}
