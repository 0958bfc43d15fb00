import type { Card } from '@/lib/campaign/schema';
import { Panel } from '../ui/panel';
import { Words } from '../ui/words';
import { Pictogram } from './art/pictogram';
import styles from './reason-cards.module.css';

/** A few true reasons, side by side if there is room. */
export function ReasonCards({ items }: { items: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ icon, title, text }) => (
        <Panel as="li" key={title} className={styles.card}>
          <Pictogram icon={icon} className={styles.icon} />
          <h3 className={styles.title}>
            <Words>{title}</Words>
          </h3>
          <p className={styles.text}>
            <Words>{text}</Words>
          </p>
        </Panel>
      ))}
    </ul>
  );
}
