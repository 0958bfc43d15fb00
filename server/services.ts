import type { ApiConfig } from './api-config';
import type { AccountServices } from './domain/accounts/services';
import type { ActivityServices } from './domain/activities/engine/services';
import type { CampaignSettings } from './domain/activities/follow-settings';
import type { PackageSource } from './domain/app-config/package-source';
import type { Revisions } from './domain/revisions/follow-revisions';
import type { MovableClock } from './platform/clock/movable-clock';
import type { OpenedKeys } from './platform/secrets/open-keys';

/** All that the calls of every subject work with; tests replace any of it. */
export interface Services extends AccountServices, ActivityServices {
  /** What moves `clock`; in the development set-up alone. */
  movableClock?: MovableClock;
  config: ApiConfig;
  /** What the vault's keys are opened by; operators change them. */
  keys: OpenedKeys;
  /** What operators have set of campaigns' dates, for pages; the calls read it themselves. */
  campaignSettings: CampaignSettings;
  /** What operators have published of campaigns' words, for pages. */
  revisions: Revisions;
  /** Size and hash of the app's Android packages. */
  packages: PackageSource;
}
