import type { ActivityKind } from '@/lib/activities/schema';
import type { CatalogueSource } from '@/lib/campaign/catalogue';
import type { Campaign } from '@/lib/campaign/schema';
import type { Standby } from '../../../platform/database/standby';
import type { Orm } from '../../../platform/database/types';
import type { CallServices } from '../../../platform/http/api';
import type { Hosts } from '../../hosts/follow-hosts';
import type { SoldOut } from './sold-out';

/** The services of activities. */
export interface ActivityServices extends CallServices {
  /** Campaigns and pages. They change while the server runs, so nothing keeps a copy of them. */
  catalogue: CatalogueSource;
  /** The current campaigns of the catalogue. */
  campaigns: readonly Campaign[];
  /** Whether this server knows the definition of a campaign that is in force; left out if operators define no campaigns. */
  isCurrent?: (orm: Orm, slug: string, now: Date) => Promise<boolean>;
  /** The campaign that the token of a preview shows, if it is valid; left out if operators define no campaigns. */
  previewed?: (token: string) => Promise<Campaign | undefined>;
  /** The brand of each host. */
  hosts: Hosts;
  soldOut: SoldOut;
  /** From which rankings and operators' reports are read, if there is one. */
  standby?: Standby | undefined;
  /** Inserts rows for accounts of a provider's backend; left out if this server manages the accounts. */
  addAccounts?: (orm: Orm, numbers: readonly string[], now: Date) => Promise<void>;
  /** Kinds of activities that are not offered, even if campaigns define them. */
  notOffered?: readonly ActivityKind[];
}
