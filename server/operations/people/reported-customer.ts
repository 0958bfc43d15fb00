import type { Campaign } from '@/lib/campaign/schema';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';

/** The customer to report on. Sealed values are masked unless they are to be shown. */
export interface Customer {
  orm: Orm;
  vault: Vault;
  account: string;
  campaigns: readonly Campaign[];
  now: Date;
  /** Whether to show mobile number, name, document and bank cards whole. */
  show: boolean;
}
