import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../api/waiting';
import styles from './frame.module.css';

/** How much waits for the operator; nothing while nothing does. */
export function WaitingCount() {
  const { data } = useQuery(waitingQuery);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.waiting}>{count}</span>
    </>
  );
}
