import type { Campaign } from '@/lib/campaign/schema';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { RevisionTable } from './revision-table';
import { readRevisions } from './store';

/** Source of the revisions that are shown; returns another table after operators publish something. */
export interface Revisions {
  current(): RevisionTable;
}

const NOTHING = new RevisionTable();

/** Shows only the definitions; for installations without a database. */
export const noRevisions: Revisions = { current: () => NOTHING };

/** Follows what operators publish, see {@link follow}. */
export function followRevisions(
  { orm }: Pick<Database, 'orm'>,
  campaigns: readonly Campaign[],
  repeat?: Repeat,
): Promise<Followed<RevisionTable>> {
  return follow((known) => readRevisions(orm, campaigns, known), repeat);
}
