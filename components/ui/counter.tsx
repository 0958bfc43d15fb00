import { clsx } from 'clsx';
import styles from './counter.module.css';

interface CounterProps {
  /** Characters of the cleaned text, in UTF-16 units. */
  count: number;
  max: number;
  className?: string | undefined;
}

/** How much of a text field is filled, `3/16`. Screen readers learn the limit from what the field asks for. */
export function Counter({ count, max, className }: CounterProps) {
  return (
    <span className={clsx(styles.counter, className)} translate="no" aria-hidden="true">
      {`${count}/${max}`}
    </span>
  );
}
