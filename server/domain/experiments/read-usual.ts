import type { Measure } from '@/lib/experiment/definition';
import type { Orm } from '../../platform/database/types';

interface Place {
  campaign: string;
  brand: string | null;
  hosts?: readonly string[] | undefined;
  measure: Measure;
  now: Date;
}

export async function readUsual(_orm: Orm, _place: Place): Promise<{ visitorsDaily: number; rate: number | null }> {
  return { visitorsDaily: 0, rate: null };
}
