import { campaigns } from '@/campaigns';
import type { ApiConfig } from './api-config';
import type { AgreementsInForce } from './domain/accounts/agreements';
import { createPasswordHasher } from './domain/accounts/passwords';
import { createPackageHost } from './domain/app-config/package-host';
import { standInPackages } from './domain/app-config/stand-in-packages';
import { createCaptcha } from './domain/captcha/create-captcha';
import { addAccounts } from './domain/provider/accounts';
import { createProviderSessions } from './domain/provider/sessions';
import { createSmsSender } from './domain/sms/create-sender';
import { MovableClock } from './platform/clock/movable-clock';
import { openDatabase } from './platform/database/open';
import { readOrCreateDataKey } from './platform/secrets/data-key';
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
  const vault = createVault(config.dataKey ?? (await readOrCreateDataKey(config.dataDir)));
  const database = await openDatabase(config);
  return {
    database,
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
