import { Link } from '@tanstack/react-router';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { DataTime } from './data-time';

interface ScreenProps {
  title: string;
  /** The list from which it was opened. */
  trail?: { to: '/operations' | '/texts' | '/experiments' | '/campaigns'; title: string };
  /** What else there is in the title's line. */
  beside?: ReactNode;
  /** Of the answer that it shows. */
  asOf?: string | undefined;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with a title, what can be done on it, and its content. */
export function Screen({ title, trail, beside, asOf, actions, children }: ScreenProps) {
  return (
    <Flex vertical gap={14}>
      {trail && (
        <nav aria-label="位置" className="small">
          <Link to={trail.to}>{trail.title}</Link>
        </nav>
      )}
      <Flex wrap gap="8px 12px" align="center">
        <h1>{title}</h1>
        {beside}
        <DataTime asOf={asOf} />
        {actions && (
          <Flex wrap gap={8} className="aside">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Flex>
  );
}
