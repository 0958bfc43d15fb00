import type { Campaign } from '@/lib/campaign/schema';
import type { PasswordHasher } from '../accounts/passwords';
import type { PackageSource } from '../app-config/package-source';
import type { CaptchaProvider } from '../captcha/provider';
import type { Database } from '../database/types';
import type { Vault } from '../secrets/vault';
import type { SmsSender } from '../sms/sender';
import type { ApiConfig } from './config';
import type { MovableClock } from './movable-clock';

/** The clauses in force: which ones a registration must accept, and each one's version by slug. */
export interface AgreementsInForce {
  required: readonly string[];
  versions: Readonly<Record<string, string>>;
}

/** All that the calls work with; tests replace any of it. */
export interface Services {
  database: Database;
  /** The server's time. Nothing else decides about expiry, limits and periods. */
  clock: () => Date;
  /** What moves `clock`; in the development set-up alone. */
  movableClock?: MovableClock;
  config: ApiConfig;
  vault: Vault;
  smsSender: SmsSender;
  captcha: CaptchaProvider;
  passwords: PasswordHasher;
  agreements: AgreementsInForce;
  /** Size and hash of the app's Android packages. */
  packages: PackageSource;
  /** Every campaign's definition. */
  campaigns: readonly Campaign[];
}
