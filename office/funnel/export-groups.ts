import { csv } from '@/server/operations/common/csv';
import { saveFile } from '../answer/save-text';
import type { SheetCell, SheetColumn } from '../spreadsheet/xlsx';
import { type Dimension, type FunnelSearch, groupedBy } from './address';
import { readAll } from './queries';
import type { Group } from './read-funnel';
import { dimensionText, moneyHeading, STEPS, stepText } from './texts';

interface ExportColumn extends SheetColumn {
  of: (group: Group) => SheetCell;
}

type NameOf = (dimension: Dimension, value: string | null) => string;

/** Saves all groups as a file for a spreadsheet. */
export async function exportGroups(kind: 'csv' | 'xlsx', search: FunnelSearch, nameOf: NameOf): Promise<void> {
  const { groups, from, to } = await readAll(search);
  const columns = columnsOf(search, groups, nameOf);
  const rows = groups.map((group) => columns.map(({ of }) => of(group)));
  const name = `漏斗 ${from} 至 ${to}.${kind}`;
  if (kind === 'csv') {
    const texts = rows.map((row) => row.map((cell) => cell ?? ''));
    saveFile(new Blob([csv([columns.map(({ heading }) => heading), ...texts])], { type: 'text/csv' }), name);
    return;
  }
  const { xlsx } = await import('../spreadsheet/xlsx');
  saveFile(xlsx('漏斗', columns, rows), name);
}

/** The columns of a file: values, each step with its share and the days before, and the money in each currency. */
function columnsOf(search: FunnelSearch, groups: readonly Group[], nameOf: NameOf): ExportColumn[] {
  const currencies = [...new Set(groups.flatMap(({ spend }) => spend?.map(({ unit }) => unit) ?? []))].sort();
  return [
    ...groupedBy(search).map((name) => ({
      heading: dimensionText(name),
      of: (group: Group) => nameOf(name, group[name] ?? null),
    })),
    ...STEPS.flatMap((step, index): ExportColumn[] => [
      { heading: stepText(step), format: 'count', of: (group) => group[step].count },
      ...(index === 0
        ? []
        : [
            {
              heading: `${stepText(step)}率`,
              format: 'share' as const,
              of: (group: Group) => group[step].share ?? null,
            },
          ]),
      { heading: `${stepText(step)}（上期）`, format: 'count', of: (group) => group[step].before ?? null },
    ]),
    { heading: moneyHeading('dollars'), format: 'money', of: ({ dollars }) => dollars },
    ...currencies.flatMap((currency) =>
      (['spend', 'perAccount', 'perDeposit'] as const).map(
        (name): ExportColumn => ({
          heading: `${moneyHeading(name)}（${currency.toUpperCase()}）`,
          format: 'money',
          of: (group) => group[name]?.find(({ unit }) => unit === currency)?.amount ?? null,
        }),
      ),
    ),
  ];
}
