import { clauses, registrationClauses } from '@/clauses';
import { agreementInfo } from '@/lib/contract/agreement';
import { siteUrl } from '@/lib/site';
import { deviceOf } from '@/lib/variant/device';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';

/**
 * The clauses in force, and which of them the visitor's device must accept; brands differ only in the names in their
 * texts.
 */
export function registerAgreementRoutes(api: Api): void {
  route(api, agreementInfo, async ({ request }) => ({
    IsSuccess: true,
    Data: {
      required: [...registrationClauses(deviceOf(request.headers['user-agent']) === 'desktop')],
      agreements: clauses.map(({ slug, title, version, effectiveOn }) => ({
        slug,
        title,
        version,
        effectiveOn,
        url: siteUrl(`/clause/${slug}`),
      })),
    },
  }));
}
