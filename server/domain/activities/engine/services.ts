import type { ActivityKind } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { Orm } from '../../../platform/database/types';
import type { CallServices } from '../../../platform/http/api';
import type { Hosts } from '../../hosts/follow-hosts';

/** What activities work with. */
export interface ActivityServices extends CallServices {
  /** Every campaign's definition. */
  campaigns: readonly Campaign[];
  /** Whose brand each host is. */
  hosts: Hosts;
  /** Gives accounts that a provider's backend holds their rows here; left out where this server holds the accounts. */
  addAccounts?: (orm: Orm, numbers: readonly string[], now: Date) => Promise<void>;
  /** Kinds of activities that are not offered, whatever campaigns have of them. */
  notOffered?: readonly ActivityKind[];
}
