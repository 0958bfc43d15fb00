import { campaigns } from '@/campaigns';
import type { ApiConfig } from './api-config';
import { findAccountSession } from './domain/accounts/find-account-session';
import { createPasswordHasher } from './domain/accounts/passwords';
import { followSettings } from './domain/activities/follow-settings';
import { copyEarlierConsents } from './domain/agreements/copy-earlier';
import type { AgreementsInForce } from './domain/agreements/in-force';
import { createPackageHost } from './domain/app-config/package-host';
import { standInPackages } from './domain/app-config/stand-in-packages';
import { createCaptcha } from './domain/captcha/create-captcha';
import { followHosts } from './domain/hosts/follow-hosts';
import { hashEarlierNumbers } from './domain/identity/hash-earlier-numbers';
import { addAccounts } from './domain/provider/accounts';
import { createProviderSessions } from './domain/provider/sessions';
import { followRevisions } from './domain/revisions/follow-revisions';
import { createSmsSender } from './domain/sms/create-sender';
import { MovableClock } from './platform/clock/movable-clock';
import { type DatabaseOptions, openDatabase } from './platform/database/open';
import type { Database } from './platform/database/types';
import { followKeys, openKeys } from './platform/secrets/open-keys';
import { createVault } from './platform/secrets/vault';
import type { Services } from './services';

/** Opens the database and whatever else the settings name. Close it with `services.database.close()`. */
export async function openServices(
  config: ApiConfig & Pick<DatabaseOptions, 'timeouts'>,
  { agreements }: { agreements: AgreementsInForce },
): Promise<Services> {
  const movableClock = config.development ? new MovableClock() : undefined;
  const clock = movableClock?.read ?? (() => new Date());
  const database = await openDatabase(config);
  const opened = async () => ({
    ...(await unlock(database, config)),
    hosts: await followHosts(database),
    campaignSettings: await followSettings(database),
    revisions: await followRevisions(database, campaigns),
  });
  const { keys, vault, hosts, campaignSettings, revisions } = await opened().catch(async (error) => {
    await database.close();
    throw error;
  });
  // The embedded database is one process's alone.
  const unfollow = config.databaseUrl ? followKeys(database, keys) : undefined;
  return {
    database: {
      ...database,
      async close() {
        unfollow?.();
        hosts.unfollow();
        campaignSettings.unfollow();
        revisions.unfollow();
        await database.close();
      },
    },
    keys,
    clock,
    ...(movableClock && { movableClock }),
    config,
    vault,
    hosts,
    findSession: config.provider
      ? createProviderSessions(config.provider, { database, clock }).find
      : findAccountSession({ database, hosts }),
    smsSender: createSmsSender(config.sms.webhook, { database, vault, clock }),
    captcha: createCaptcha(config.captcha, {
      vault,
      database,
      clock,
      proofsPerAddress: config.proofsPerAddress,
      // Half of the codes that may be sent: from there on the rest is for who works for it.
      proofsInAll: Math.ceil(config.sms.limits.hourlyBudget / 2),
    }),
    passwords: createPasswordHasher(),
    agreements,
    packages: config.development ? standInPackages : createPackageHost(),
    campaigns,
    campaignSettings,
    revisions,
    // Who brought whom is the provider's backend to know.
    ...(config.provider && { addAccounts, notOffered: ['invite'] }),
  };
}

/** The keys of what is sealed in the database, once what earlier releases have stored is as this one stores it. */
async function unlock(database: Database, config: ApiConfig) {
  const keys = await openKeys(database, config);
  const vault = createVault(keys.keyring);
  await hashEarlierNumbers({ database, vault });
  await copyEarlierConsents(database.orm);
  return { keys, vault };
}
