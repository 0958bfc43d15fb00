import { findAccountSession } from './domain/accounts/find-account-session';
import { createPasswordHasher } from './domain/accounts/passwords';
import { SoldOut } from './domain/activities/engine/sold-out';
import { followSettings } from './domain/activities/follow-settings';
import { copyEarlierConsents } from './domain/agreements/copy-earlier';
import { type AgreementsInForce, agreementsBy } from './domain/agreements/in-force';
import { createPackageHost } from './domain/app-config/package-host';
import { standInPackages } from './domain/app-config/stand-in-packages';
import { createCaptcha } from './domain/captcha/create-captcha';
import { followHosts } from './domain/hosts/follow-hosts';
import { hashEarlierNumbers } from './domain/identity/hash-earlier-numbers';
import { followHolidays } from './domain/market/holidays';
import { addAccounts } from './domain/provider/accounts';
import { createProviderSessions } from './domain/provider/sessions';
import { catalogueBy, followRevisions } from './domain/revisions/follow-revisions';
import { previewedCampaign } from './domain/revisions/previews';
import { isCurrent } from './domain/revisions/store';
import { createSmsSender } from './domain/sms/create-sender';
import { MovableClock } from './platform/clock/movable-clock';
import { type DatabaseOptions, openDatabase } from './platform/database/open';
import { openStandby } from './platform/database/standby';
import type { Database } from './platform/database/types';
import { followKeys, openKeys } from './platform/secrets/open-keys';
import { createVault } from './platform/secrets/vault';
import type { Services } from './services';
import type { ApiConfig } from './settings/read-api-config';

/** Opens the database and the other services in the settings. Close them with `services.database.close()`. */
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
    holidays: await followHolidays(database),
    campaignSettings: await followSettings(database),
    revisions: await followRevisions(database),
    standby: config.databaseReadUrl ? await openStandby(config.databaseReadUrl, database.orm) : undefined,
  });
  const { keys, vault, hosts, holidays, campaignSettings, revisions, standby } = await opened().catch(async (error) => {
    await database.close();
    throw error;
  });
  // Only one process can open the embedded database, so its keys do not change elsewhere.
  const unfollow = config.databaseUrl ? followKeys(database, keys) : undefined;
  const catalogue = catalogueBy(revisions, clock);
  return {
    database: {
      ...database,
      async close() {
        unfollow?.();
        hosts.unfollow();
        holidays.unfollow();
        campaignSettings.unfollow();
        revisions.unfollow();
        await standby?.close();
        await database.close();
      },
    },
    standby,
    keys,
    clock,
    ...(movableClock && { movableClock }),
    config,
    vault,
    hosts,
    holidays,
    findSession: config.provider
      ? createProviderSessions(config.provider, { database, clock }).find
      : findAccountSession({ database, hosts }),
    smsSender: createSmsSender(config.sms.webhook, { database, vault, clock }),
    captcha: createCaptcha(config.captcha, {
      vault,
      database,
      clock,
      proofsPerAddress: config.proofsPerAddress,
      // After half of the hourly SMS budget, each code takes more work.
      proofsInAll: Math.ceil(config.sms.limits.hourlyBudget / 2),
    }),
    passwords: createPasswordHasher(),
    agreements: agreementsBy(agreements, revisions, clock),
    packages: config.development ? standInPackages : createPackageHost(),
    catalogue,
    get campaigns() {
      return catalogue.current().campaigns;
    },
    previewed: (token) => previewedCampaign({ database, vault, revisions, clock }, token),
    isCurrent: (orm, slug, now) => isCurrent(orm, revisions.current(), slug, now),
    campaignSettings,
    revisions,
    soldOut: new SoldOut(),
    // Only the provider's backend knows who invited whom.
    ...(config.provider && { addAccounts, notOffered: ['invite'] }),
  };
}

/** Opens the keys for sealed data, and converts what earlier releases stored. */
async function unlock(database: Database, config: ApiConfig) {
  const keys = await openKeys(database, config);
  const vault = createVault(keys.keyring);
  await hashEarlierNumbers({ database, vault });
  await copyEarlierConsents(database.orm);
  return { keys, vault };
}
