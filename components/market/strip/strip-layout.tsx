import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel';
import styles from './strip-layout.module.css';

/** The strip at the bottom of a hero: the state of the connection above a few prices. */
export function StripLayout({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <Panel as="section" className={styles.strip} aria-label="行情报价">
      {status}
      <ul className={styles.cells}>{children}</ul>
    </Panel>
  );
}
