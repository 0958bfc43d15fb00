import type { Obstacle } from '@/lib/contract/activities/calls';
import { VerificationButton } from '../account/verification/verification-button';
import { Notice } from '../ui/notice';
import { Words } from '../ui/words';
import styles from './obstacle-note.module.css';

/** Says why the visitor cannot receive rewards, with the next step if there is one. */
export function ObstacleNote({ obstacle: { reason, sentence } }: { obstacle: Obstacle }) {
  return (
    <Notice as="aside" marked className={styles.note} aria-label="参与条件">
      <p key={sentence}>
        <Words>{sentence}</Words>
      </p>
      {reason === 'verify' && <VerificationButton asked="identity" />}
    </Notice>
  );
}
