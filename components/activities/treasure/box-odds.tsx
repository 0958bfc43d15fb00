import { OddsTable } from '../draw/odds-table';
import styles from './treasure-activity.module.css';
import type { Box } from './types';

/** What boxes hold and with which odds; boxes that hold the same are told together. */
export function BoxOdds({ boxes }: { boxes: readonly Box[] }) {
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const content = JSON.stringify(box.outcomes);
    groups.set(content, [...(groups.get(content) ?? []), box]);
  }
  return (
    <div className={styles.odds}>
      {[...groups.values()].map((group) => (
        <OddsTable key={group[0]?.id} caption={captionOf(group, boxes.length)} outcomes={group[0]?.outcomes ?? []} />
      ))}
    </div>
  );
}

function captionOf(group: readonly Box[], all: number): string {
  return group.length === all ? '奖品、概率与数量' : `${group.map(({ label }) => label).join('、')}：奖品、概率与数量`;
}
