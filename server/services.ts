import type { AccountServices } from './domain/accounts/services';
import type { ActivityServices } from './domain/activities/engine/services';
import type { CampaignSettings } from './domain/activities/follow-settings';
import type { PackageSource } from './domain/app-config/package-source';
import type { HolidaySource } from './domain/market/holidays';
import type { Revisions } from './domain/revisions/follow-revisions';
import type { MovableClock } from './platform/clock/movable-clock';
import type { Standby } from './platform/database/standby';
import type { OpenedKeys } from './platform/secrets/open-keys';
import type { ApiConfig } from './settings/read-api-config';

/** Everything that the calls of all subjects use; tests can replace each part. */
export interface Services extends AccountServices, ActivityServices {
  /** Moves `clock`; only in the development set-up. */
  movableClock?: MovableClock;
  config: ApiConfig;
  /** The keys that open the vault's keys; operators change them. */
  keys: OpenedKeys;
  /** A standby for reports, if there is one. */
  standby?: Standby | undefined;
  /** The markets' holidays; operators store them. */
  holidays: HolidaySource;
  /** Campaign dates that operators have set, for pages; the calls read them from the database. */
  campaignSettings: CampaignSettings;
  /** What operators have published, which also decides {@link ActivityServices.catalogue}. */
  revisions: Revisions;
  /** Size and hash of the app's Android packages. */
  packages: PackageSource;
}
