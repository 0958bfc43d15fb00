import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Fault } from '../parts/fault';
import styles from './sign-in.module.css';

interface EntranceProps {
  /** Id of its heading. */
  id: string;
  title: string;
  lead?: string;
  error?: Error | null;
  /** Whether it covers a page, and so is no page itself. */
  covers?: boolean;
  children: ReactNode;
}

/** The page of those who are not signed in. */
export function Entrance({ id, title, lead, error, covers = false, children }: EntranceProps) {
  const Place = covers ? 'div' : 'main';
  return (
    <Place className={styles.place}>
      <Flex vertical gap={14} component="section" className={`panel ${styles.panel}`} aria-labelledby={id}>
        <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="36" height="36" />
        <div>
          <h1 id={id}>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {error && <Fault error={error} />}
        {children}
      </Flex>
    </Place>
  );
}
