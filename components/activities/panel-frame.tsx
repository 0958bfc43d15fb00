import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import panel from '../ui/panel.module.css';
import { Section } from '../ui/section';
import styles from './panel-frame.module.css';

interface PanelFrameProps {
  title: string;
  className?: string | undefined;
  /** The panel's content; undefined while loading. */
  children: ReactNode | undefined;
}

/** The section and the paper of an activity, with a skeleton while it loads. */
export function PanelFrame({ title, className, children }: PanelFrameProps) {
  const awaited = children === undefined;
  return (
    <Section title={title}>
      <div
        className={clsx(panel.panel, styles.panel, className)}
        aria-busy={awaited}
        data-awaited={awaited || undefined}
      >
        {children ?? <Skeleton />}
      </div>
    </Section>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">正在读取活动进度…</span>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}

/** Says why an activity did not load, with a retry button. */
export function Failed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>活动暂时没有加载出来</strong>
        <br />
        {message}。您的进度与奖励不受影响。
      </p>
      <Button variant="flat" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
