import { agreementAcceptances } from '../../platform/database/schema/accounts';
import {
  activityEntries,
  exclusiveClaims,
  participations,
  pointBalances,
  pointPostings,
  rewards,
} from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { approvals } from '../../platform/database/schema/approvals';
import { deposits, trades } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { consents } from '../../platform/database/schema/privacy';
import { providerOpenings, providerProfiles } from '../../platform/database/schema/provider';
import { sessions } from '../../platform/database/schema/sessions';

/**
 * Every table whose rows belong to an account. A new one must be listed here, or accounts with rows in it cannot be
 * closed.
 */
export const ACCOUNT_TABLES = [
  sessions,
  agreementAcceptances,
  consents,
  identities,
  bankCards,
  deposits,
  trades,
  participations,
  activityEntries,
  rewards,
  exclusiveClaims,
  pointPostings,
  pointBalances,
  adConversions,
  providerProfiles,
  providerOpenings,
  approvals,
] as const;
