import { Panel } from '../ui/panel';
import styles from './reward-note.module.css';

/** How the rewards are paid, below the tasks that earn them. */
export function RewardNote({ children }: { children: string }) {
  return (
    <Panel as="p" className={styles.note}>
      {children}
    </Panel>
  );
}
