import type { Card } from '@/lib/campaign/schema';
import { Panel } from '../ui/panel';
import { Words } from '../ui/words';
import { Pictogram } from './art/pictogram';
import styles from './steps.module.css';

/** What to do, in order: a path from one medallion to the next. */
export function Steps({ items }: { items: readonly Card[] }) {
  return (
    <Panel as="ol" className={styles.steps}>
      {items.map(({ icon, title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.medallion}>
            <Pictogram icon={icon} />
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>
              <Words>{title}</Words>
            </strong>
            <span className={styles.text}>
              <Words>{text}</Words>
            </span>
          </span>
        </li>
      ))}
    </Panel>
  );
}
