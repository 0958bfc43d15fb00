import { catalogue } from '@/campaigns/catalogue';
import type { Catalogue, CatalogueSource } from '@/lib/campaign/catalogue';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { RevisionTable } from './revision-table';
import { readRevisions } from './store';

/** Source of the revisions that are shown; returns another table after operators publish something. */
export interface Revisions {
  current(): RevisionTable;
}

/** Shows only the definitions of a catalogue. */
export function onlyBuilt(built: Catalogue): Revisions {
  const table = new RevisionTable(0, [], [], built);
  return { current: () => table };
}

/** The same with the built catalogue; for installations without a database. */
export const noRevisions: Revisions = onlyBuilt(catalogue);

/** The built campaigns and pages; for installations without a database. */
export const builtCatalogue: CatalogueSource = { current: () => catalogue };

/**
 * Follows what operators publish, see {@link follow}.
 *
 * @param built of this version of the product
 */
export function followRevisions(
  { orm }: Pick<Database, 'orm'>,
  { built = noRevisions, repeat }: { built?: Revisions; repeat?: Repeat } = {},
): Promise<Followed<RevisionTable>> {
  return follow((known = built.current()) => readRevisions(orm, known), repeat);
}

/** The catalogue by a clock: campaigns change at moments that all servers know. */
export function catalogueBy(revisions: Revisions, clock: () => Date): CatalogueSource {
  return { current: () => revisions.current().catalogueAt(clock().getTime()) };
}
