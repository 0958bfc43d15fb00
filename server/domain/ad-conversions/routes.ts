import { and, eq } from 'drizzle-orm';
import type { AdPlatformName } from '@/lib/channel/ad-platforms';
import { baiduUpHtml, uploadWebConvert } from '@/lib/contract/conversions';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';

/**
 * The site's own reports of a registration. The conversion is in the outbox since the account was opened; a report of
 * it changes nothing, and one of any other click is rejected, so that visitors cannot invent conversions.
 */
export function registerAdConversionRoutes(api: Api): void {
  route(api, baiduUpHtml, ({ input, session, services }) =>
    find(services.database.orm, 'baidu', session.account, input.bd_vid ?? ''),
  );
  route(api, uploadWebConvert, ({ input, session, services }) =>
    find(services.database.orm, 'qihu', session.account, input.data_detail.qhclickid),
  );
}

async function find(orm: Orm, platform: AdPlatformName, account: string, clickId: string) {
  const [found] = await orm
    .select({ state: adConversions.state })
    .from(adConversions)
    .where(
      and(
        eq(adConversions.platform, platform),
        eq(adConversions.account, account),
        eq(adConversions.clickId, clickId),
        eq(adConversions.event, 'form'),
      ),
    );
  if (!found) throw new ApiProblem('not_found');
  return { IsSuccess: true, Data: { queued: found.state !== 'unmatched' } } as const;
}
