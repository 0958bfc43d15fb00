import type { Campaign } from '@/lib/campaign/schema';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { RevisionTable } from './revision-table';
import { readRevisions } from './store';

/** Whoever knows which revisions are shown; another table where operators have published something. */
export interface Revisions {
  current(): RevisionTable;
}

const NOTHING = new RevisionTable();

/** The definitions alone, where no database can change what is shown. */
export const noRevisions: Revisions = { current: () => NOTHING };

/** Follows what operators publish, see {@link follow}. */
export function followRevisions(
  { orm }: Pick<Database, 'orm'>,
  campaigns: readonly Campaign[],
  repeat?: Repeat,
): Promise<Followed<RevisionTable>> {
  return follow((known) => readRevisions(orm, campaigns, known), repeat);
}
