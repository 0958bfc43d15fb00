import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { releaseAdEvents } from '../ad-conversions/events';
import type { EventServices } from '../ad-conversions/services';
import { pendingClauses } from '../agreements/pending';
import { readConsent } from '../agreements/read-consent';
import { type AgreementServices, agreementOf } from '../agreements/routes';
import { bindCard } from './bind-card';
import { readProfile } from './profile';
import { verifyIdentity } from './service';

interface IdentityServices extends AgreementServices, EventServices {}

export function registerIdentityRoutes(api: Api<IdentityServices>): void {
  route(api, userInfo, async ({ session: { account }, services, now }) => {
    const pending = await pendingClauses(services.database.orm, services.revisions.current(), account, now);
    const agreements = pending.length > 0 && { agreements: pending.map(agreementOf) };
    return { IsSuccess: true, Data: { jfUser: await readProfile(services, account), ...agreements } };
  });

  route(api, identityInfoSubmit, async ({ input, session: { account }, services, request, now }) => {
    const { name, idcard: number, ...agreed } = input;
    const store = readConsent('identity', agreed, services.agreements);
    await verifyIdentity(services, { account, name, number }, now, async (transaction) => {
      await store(transaction, { account, userAgent: request.headers['user-agent'], now });
      await releaseAdEvents(transaction, account, now);
    });
    return { IsSuccess: true, Data: { authenticationMethod: 1 } };
  });

  route(api, bankCardSubmit, async ({ input, session: { account }, services, request, now }) => {
    const { bank, card: number, ...agreed } = input;
    const store = readConsent('bank-card', agreed, services.agreements);
    await bindCard(services, { account, bank, number }, now, async (transaction) => {
      await store(transaction, { account, userAgent: request.headers['user-agent'], now });
      await releaseAdEvents(transaction, account, now);
    });
    return { IsSuccess: true, Data: { isBankStatus: 2 } };
  });
}
