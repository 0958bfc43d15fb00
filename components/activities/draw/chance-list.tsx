import type { Chance } from '@/lib/campaign/activity/chances';
import styles from './chance-list.module.css';

interface ChanceListProps {
  /** What is counted, such as 次数. */
  title: string;
  chances: readonly Chance[];
}

/** Where a visitor's turns come from. */
export function ChanceList({ title, chances }: ChanceListProps) {
  return (
    <section className={styles.chances}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {chances.map((chance) => (
          <li key={chance.label} className={styles.chance}>
            <span>{chance.label}</span>
            <b className={styles.count}>{amountOf(chance)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountOf(chance: Chance): string {
  switch (chance.from) {
    case 'day':
      return `每日 ${chance.count} 次`;
    case 'condition':
      return `${chance.count} 次`;
    case 'lots':
      return `每 ${chance.each} 手 1 次，至多 ${chance.max} 次`;
  }
}
