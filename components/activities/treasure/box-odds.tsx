import { OddsTable } from '../draw/odds-table';
import styles from './treasure-activity.module.css';
import type { Box, Contents } from './types';

/** The content and odds of boxes; boxes with the same content share a table. */
export function BoxOdds({ boxes, contents }: { boxes: readonly Box[]; contents: Contents }) {
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const content = JSON.stringify(box.outcomes);
    groups.set(content, [...(groups.get(content) ?? []), box]);
  }
  return (
    <div className={styles.odds}>
      {[...groups.values()].map((group) => (
        <OddsTable
          key={group[0]?.id}
          caption={captionOf(group, boxes)}
          outcomes={group[0]?.outcomes ?? []}
          left={leftIn(group, contents)}
        />
      ))}
    </div>
  );
}

function captionOf(group: readonly Box[], boxes: readonly Box[]): string {
  const shown = group.length > 1 ? '奖品、概率与合计剩余' : '奖品、概率与剩余';
  return group.length === boxes.length ? shown : `${namesOf(group, boxes)}：${shown}`;
}

/** The stock left in a group's boxes together. */
function leftIn(group: readonly Box[], contents: Contents) {
  const inside = contents.filter(({ id }) => group.some((box) => box.id === id)).flatMap(({ outcomes }) => outcomes);
  return (group[0]?.outcomes ?? []).map(({ id, stock }) => ({
    id,
    left: stock === null ? null : inside.reduce((sum, item) => (item.id === id ? sum + (item.left ?? 0) : sum), 0),
  }));
}

/** The boxes of a group by name; three or more consecutive ones by the first and the last. */
function namesOf(group: readonly Box[], boxes: readonly Box[]): string {
  const rows: Box[][] = [];
  for (const box of group) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && boxes.indexOf(box) === boxes.indexOf(last) + 1) row.push(box);
    else rows.push([box]);
  }
  return rows
    .flatMap((row) => (row.length > 2 ? [`${row[0]?.label}—${row.at(-1)?.label}`] : row.map(({ label }) => label)))
    .join('、');
}
