import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './panel.module.css';

type PanelTag = 'div' | 'dl' | 'form' | 'li' | 'ol' | 'section';

type PanelProps<Tag extends PanelTag> = ComponentProps<Tag> & {
  /** The element, `div` by default. */
  as?: Tag;
};

/** The paper of a campaign page, below every text that visitors must be able to read. It has no padding. */
export function Panel<Tag extends PanelTag = 'div'>({ as, className, ...element }: PanelProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...element} className={clsx(styles.panel, className)} />;
}
