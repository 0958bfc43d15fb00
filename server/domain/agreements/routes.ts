import { registrationClauses } from '@/clauses';
import type { Clause } from '@/lib/clause/schema';
import { acceptAgreements, agreementInfo } from '@/lib/contract/agreement';
import { siteUrl } from '@/lib/site';
import { deviceOf } from '@/lib/variant/device';
import type { Api, CallServices } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { releaseAdEvents } from '../ad-conversions/events';
import type { Revisions } from '../revisions/follow-revisions';
import { storeConsents } from './consents';
import { type AgreementsInForce, clausesInForce, readAcceptedClauses } from './in-force';
import { pendingClauses } from './pending';

export interface AgreementServices extends CallServices {
  agreements: AgreementsInForce;
  revisions: Revisions;
}

/**
 * The clauses in force, which of them the visitor's device must accept, and the consents to new versions; brands differ
 * only in the names in their texts.
 */
export function registerAgreementRoutes(api: Api<AgreementServices>): void {
  route(api, agreementInfo, async ({ request, services: { revisions }, now }) => ({
    IsSuccess: true,
    Data: {
      required: [...registrationClauses(deviceOf(request.headers['user-agent']) === 'desktop')],
      agreements: clausesInForce(revisions.current(), now).map(agreementOf),
    },
  }));

  route(api, acceptAgreements, async ({ input, session: { account }, services, request, now }) => {
    const { database, agreements, revisions } = services;
    const accepted = readAcceptedClauses(input.agreements, { ...agreements, required: [] });
    return database.orm.transaction(async (transaction) => {
      const pending = await pendingClauses(transaction, revisions.current(), account, now);
      const renewed = accepted.filter(({ slug }) => pending.some((clause) => clause.slug === slug));
      const consents = renewed.map((clause) => ({ subject: 'registration' as const, ...clause }));
      await storeConsents(transaction, { account, userAgent: request.headers['user-agent'], now }, consents);
      await releaseAdEvents(transaction, account, now);
      return { IsSuccess: true, Data: { accepted: renewed.length } };
    });
  });
}

/** A clause as the calls describe it. */
export function agreementOf({ slug, title, version, effectiveOn }: Clause) {
  return { slug, title, version, effectiveOn, url: siteUrl(`/clause/${slug}`) };
}
