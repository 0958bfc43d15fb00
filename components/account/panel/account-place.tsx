import type { ReactNode, Ref } from 'react';
import { LoadFailure } from '../../ui/load-failure';
import { Skeleton } from '../../ui/skeleton';
import styles from './account-place.module.css';

interface AccountPlaceProps {
  ref?: Ref<HTMLDivElement>;
  /** The loaded account; undefined while loading. */
  children: ReactNode | undefined;
}

/** The place of the visitor's account, with a skeleton while it loads. */
export function AccountPlace({ ref, children }: AccountPlaceProps) {
  return (
    <div ref={ref} className={styles.place} aria-busy={children === undefined}>
      {children ?? <Skeleton label="正在读取账户信息…" bones={4} className={styles.skeleton} />}
    </div>
  );
}

/** Says why the account did not load, with a retry button. */
export function AccountFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <LoadFailure title="账户信息暂时没有加载出来" onRetry={onRetry}>
      {`${message}。您的账户不受影响。`}
    </LoadFailure>
  );
}
