import { brands } from '@/brands';
import { catalogueOf } from '@/lib/campaign/catalogue';
import { ownPagesOf } from '@/lib/campaign/pages';
import type { Place } from './pointers';
import type { RevisionTable } from './revision-table';
import { readDefinition } from './stored-definition';
import type { Writing } from './subjects';

/** Against what a revision is checked: beside all other campaigns that are built, in force or scheduled. */
export function writingOf(table: RevisionTable, place: Place, now: Date): Writing {
  const { campaigns, pages } = table.built;
  const stored = table.stored.flatMap((row) => {
    const read = row.subject === 'definition' && row.slug !== place.slug && readDefinition(row, table.built);
    return read && 'campaign' in read ? read.campaign : [];
  });
  const others = pages.filter(({ campaign }) => campaign === undefined);
  return {
    table,
    moment: now.getTime(),
    place,
    around: {
      others: catalogueOf([...campaigns, ...stored], others),
      brands: brands.map(({ appCode }) => appCode),
      ownPages: ownPagesOf(campaigns),
    },
  };
}
