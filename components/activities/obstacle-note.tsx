import type { Obstacle } from '@/lib/contract/activities/calls';
import { VerificationButton } from '../account/verification/verification-button';
import { Phrases } from '../ui/phrases';
import styles from './obstacle-note.module.css';

/** Says why the visitor cannot receive rewards, with the next step if there is one. */
export function ObstacleNote({ obstacle: { reason, sentence } }: { obstacle: Obstacle }) {
  return (
    <aside className={styles.note} aria-label="参与条件">
      <p>
        <Phrases>{sentence}</Phrases>
      </p>
      {reason === 'verify' && <VerificationButton asked="identity" />}
    </aside>
  );
}
