import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

interface SectionProps {
  /** Id of its heading. */
  id: string;
  title: ReactNode;
  /** Whether it follows what waits where all is in one column. */
  later?: boolean;
  children: ReactNode;
}

/** A part of the inbox below its heading. */
export function Section({ id, title, later = false, children }: SectionProps) {
  return (
    <Flex vertical gap={10} component="section" aria-labelledby={id} className={(later && styles.later) || ''}>
      <h2 id={id} className="soft">
        {title}
      </h2>
      {children}
    </Flex>
  );
}
