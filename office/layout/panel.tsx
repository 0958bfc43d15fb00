import { Flex } from 'antd';
import type { ReactNode } from 'react';

interface PanelProps {
  /** The heading, which also names the panel. */
  title?: string;
  /** Names the panel if its heading does not. */
  label?: string;
  /** Beside the heading. */
  beside?: ReactNode;
  /** The colour of a mark, for what deserves a second look. */
  mark?: 'brass' | 'jade' | 'red';
  gap?: number;
  children: ReactNode;
}

/** A part of a screen on a surface of its own, with its content one below the other. */
export function Panel({ title, label = title, beside, mark, gap = 12, children }: PanelProps) {
  return (
    <Flex
      vertical
      gap={gap}
      component="section"
      className={`panel padded ${mark ? 'marked' : ''}`}
      aria-label={label}
      {...(mark && { style: { borderLeftColor: `var(--${mark})` } })}
    >
      {title !== undefined && (
        <Flex wrap gap="0 8px" align="baseline">
          <h2>{title}</h2>
          {beside}
        </Flex>
      )}
      {children}
    </Flex>
  );
}
