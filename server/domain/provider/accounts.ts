import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { providerProfiles } from '../../platform/database/schema/provider';
import type { Orm } from '../../platform/database/types';
import { drawInviteCode } from '../accounts/numbers';
import { PROVIDER_ACCOUNT, type ProviderUser } from './ask';

/** The spec's codes. */
const UNVERIFIED = 0;
const BOUND = 2;

/** Inserts missing rows for accounts of a provider's backend, which their activity data refer to. */
export async function addAccounts(orm: Orm, numbers: readonly string[], now: Date): Promise<void> {
  const good = numbers.filter((number) => PROVIDER_ACCOUNT.test(number));
  if (good.length === 0) return;
  const unseen = { fromUrl: '', landing: {}, clientId: '', createdAt: now };
  await orm
    .insert(accounts)
    .values(good.map((number) => ({ number, inviteCode: drawInviteCode(), ...unseen })))
    .onConflictDoNothing({ target: accounts.number });
}

/** Stores what the backend reports of an account; writes nothing if it is already stored. */
export async function noteAccount(orm: Orm, user: ProviderUser, now: Date): Promise<void> {
  const { account } = user;
  const profile = { verified: user.authenticationMethod !== UNVERIFIED, card: user.isBankStatus === BOUND };
  const [noted] = await orm.select().from(providerProfiles).where(eq(providerProfiles.account, account));
  if (noted && noted.verified === profile.verified && noted.card === profile.card) return;
  await addAccounts(orm, [account], now);
  await orm
    .insert(providerProfiles)
    .values({ account, ...profile, notedAt: now })
    .onConflictDoUpdate({ target: providerProfiles.account, set: { ...profile, notedAt: now } });
}
