import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { bindCard } from './bind-card';
import { readProfile } from './profile';
import { verifyIdentity } from './service';

export function registerIdentityRoutes(api: Api): void {
  route(api, userInfo, async ({ session, services }) => ({
    IsSuccess: true,
    Data: { jfUser: await readProfile(services, session.account) },
  }));

  route(api, identityInfoSubmit, async ({ input: { name, idcard }, session, services, now }) => {
    await verifyIdentity(services, { account: session.account, name, number: idcard }, now);
    return { IsSuccess: true, Data: { authenticationMethod: 1 } };
  });

  route(api, bankCardSubmit, async ({ input: { bank, card }, session, services, now }) => {
    await bindCard(services, { account: session.account, bank, number: card }, now);
    return { IsSuccess: true, Data: { isBankStatus: 2 } };
  });
}
