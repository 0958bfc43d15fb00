import type { Campaign } from '@/lib/campaign/schema';
import type { CallServices } from '../../platform/http/api';

/** What activities work with. */
export interface ActivityServices extends CallServices {
  /** Every campaign's definition. */
  campaigns: readonly Campaign[];
}
