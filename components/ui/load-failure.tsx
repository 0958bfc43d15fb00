import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './load-failure.module.css';
import { Words } from './words';

interface LoadFailureProps {
  title: string;
  /** Why, and what it does not affect. */
  children: ReactNode;
  onRetry: () => void;
  className?: string | undefined;
}

/** Says in the place of content why it did not load, with a retry button. */
export function LoadFailure({ title, children, onRetry, className }: LoadFailureProps) {
  return (
    <div className={clsx(styles.failure, className)} role="alert">
      <p>
        <strong>
          <Words>{title}</Words>
        </strong>
        <br />
        <span>{children}</span>
      </p>
      <Button variant="flat" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
