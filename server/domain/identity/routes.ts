import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import type { Api, CallServices } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { releaseAdEvents } from '../ad-conversions/events';
import type { EventServices } from '../ad-conversions/services';
import type { AgreementsInForce } from '../agreements/in-force';
import { readConsent } from '../agreements/read-consent';
import { bindCard } from './bind-card';
import { readProfile } from './profile';
import { verifyIdentity } from './service';

interface IdentityServices extends CallServices, EventServices {
  agreements: AgreementsInForce;
}

export function registerIdentityRoutes(api: Api<IdentityServices>): void {
  route(api, userInfo, async ({ session, services }) => ({
    IsSuccess: true,
    Data: { jfUser: await readProfile(services, session.account) },
  }));

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
