import { identityInfoSubmit, userInfo } from '@/lib/contract/user';
import type { Api } from '../api/api';
import { route } from '../api/route';
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
}
