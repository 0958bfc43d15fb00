import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoadFailure } from '../ui/load-failure';
import { Panel } from '../ui/panel';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
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
      <Panel className={clsx(styles.panel, className)} aria-busy={awaited} data-awaited={awaited || undefined}>
        {children ?? <Skeleton label="正在读取活动进度…" bones={3} className={styles.skeleton} />}
      </Panel>
    </Section>
  );
}

/** Says why an activity did not load, with a retry button. */
export function Failed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <LoadFailure title="活动暂时没有加载出来" onRetry={onRetry} className={styles.failed}>
      {`${message}。您的进度与奖励不受影响。`}
    </LoadFailure>
  );
}
