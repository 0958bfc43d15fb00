import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import panel from '../ui/panel.module.css';
import { Phrases } from '../ui/phrases';
import styles from './success-hero.module.css';

interface SuccessHeroProps {
  title: string;
  lead: string;
  art: ReactNode;
  /** What was opened, and the way on. */
  children: ReactNode;
}

/** The first screen after a registration: what has been reached, and one way on. */
export function SuccessHero({ title, lead, art, children }: SuccessHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.art}>{art}</div>
        <div className={clsx(panel.panel, styles.card)}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>
            <Phrases>{lead}</Phrases>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
