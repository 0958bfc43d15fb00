import { clauses, requiredForRegistration } from '@/clauses';
import { agreementInfo } from '@/lib/contract/agreement';
import { siteUrl } from '@/lib/site';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';

/** The clauses in force; their texts are the same for every brand but for its names. */
export function registerAgreementRoutes(api: Api): void {
  route(api, agreementInfo, async () => ({
    IsSuccess: true,
    Data: {
      required: [...requiredForRegistration],
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
