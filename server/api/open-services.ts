import { campaigns } from '@/campaigns';
import { createPasswordHasher } from '../accounts/passwords';
import { createPackageHost } from '../app-config/package-host';
import { standInPackages } from '../app-config/stand-in-packages';
import { createCaptcha } from '../captcha/create-captcha';
import { openDatabase } from '../database/open';
import { readOrCreateDataKey } from '../secrets/data-key';
import { createVault } from '../secrets/vault';
import { createSmsSender } from '../sms/create-sender';
import type { ApiConfig } from './config';
import { MovableClock } from './movable-clock';
import type { AgreementsInForce, Services } from './services';

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
    smsSender: createSmsSender(config.sms.webhook, { database, vault, clock }),
    captcha: createCaptcha(config.captcha, { vault, database, clock }),
    passwords: createPasswordHasher(),
    agreements,
    packages: config.development ? standInPackages : createPackageHost(),
    campaigns,
  };
}
