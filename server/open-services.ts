import { campaigns } from '@/campaigns';
import type { ApiConfig } from './api-config';
import type { AgreementsInForce } from './domain/accounts/agreements';
import { createPasswordHasher } from './domain/accounts/passwords';
import { createPackageHost } from './domain/app-config/package-host';
import { standInPackages } from './domain/app-config/stand-in-packages';
import { createCaptcha } from './domain/captcha/create-captcha';
import { hashEarlierNumbers } from './domain/identity/hash-earlier-numbers';
import { addAccounts } from './domain/provider/accounts';
import { createProviderSessions } from './domain/provider/sessions';
import { createSmsSender } from './domain/sms/create-sender';
import { MovableClock } from './platform/clock/movable-clock';
import { openDatabase } from './platform/database/open';
import type { Database } from './platform/database/types';
import { followKeys, openKeys } from './platform/secrets/open-keys';
import { createVault } from './platform/secrets/vault';
import { findSession } from './platform/sessions/service';
import type { Services } from './services';

/** Opens the database and whatever else the settings name. Close it with `services.database.close()`. */
export async function openServices(
  config: ApiConfig,
  { agreements }: { agreements: AgreementsInForce },
): Promise<Services> {
  const movableClock = config.development ? new MovableClock() : undefined;
  const clock = movableClock?.read ?? (() => new Date());
  const database = await openDatabase(config);
  const { keys, vault } = await unlock(database, config).catch(async (error) => {
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
        await database.close();
      },
    },
    keys,
    clock,
    ...(movableClock && { movableClock }),
    config,
    vault,
    findSession: config.provider
      ? createProviderSessions(config.provider, { database, clock }).find
      : findSession.bind(undefined, database.orm),
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
    // Who brought whom is the provider's backend to know.
    ...(config.provider && { addAccounts, notOffered: ['invite'] }),
  };
}

/** The keys of what is sealed in the database, once what was stored before they hashed it is hashed as well. */
async function unlock(database: Database, config: ApiConfig) {
  const keys = await openKeys(database, config);
  const vault = createVault(keys.keyring);
  await hashEarlierNumbers({ database, vault });
  return { keys, vault };
}
