import type { CountRow } from '@/lib/experiment/counts';
import type { Measure } from '@/lib/experiment/definition';
import type { Orm } from '../../platform/database/types';

interface Counted {
  revision: number;
  arms: readonly string[];
  measure: Measure;
  from: Date;
  to: Date | null;
  now: Date;
}

export async function readCounts(_orm: Orm, _counted: Counted): Promise<{ rows: CountRow[]; waiting: number }> {
  return { rows: [], waiting: 0 };
}
