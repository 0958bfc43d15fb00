import type { ApiConfig } from './api-config';
import type { AccountServices } from './domain/accounts/services';
import type { ActivityServices } from './domain/activities/engine/services';
import type { PackageSource } from './domain/app-config/package-source';
import type { MovableClock } from './platform/clock/movable-clock';

/** All that the calls of every subject work with; tests replace any of it. */
export interface Services extends AccountServices, ActivityServices {
  /** What moves `clock`; in the development set-up alone. */
  movableClock?: MovableClock;
  config: ApiConfig;
  /** Size and hash of the app's Android packages. */
  packages: PackageSource;
}
