import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button';
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
      {children ?? (
        <div className={styles.skeleton} role="status">
          <span className="visually-hidden">正在读取账户信息…</span>
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      )}
    </div>
  );
}

/** Says why the account did not load, with a retry button. */
export function AccountFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>账户信息暂时没有加载出来</strong>
        <br />
        {message}。您的账户不受影响。
      </p>
      <Button variant="flat" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
