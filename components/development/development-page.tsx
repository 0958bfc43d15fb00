import type { ReactNode } from 'react';
import styles from './development.module.css';

interface DevelopmentPageProps {
  title: string;
  /** What the page is for. */
  note: string;
  children: ReactNode;
}

/** A page of the development set-up. */
export function DevelopmentPage({ title, note, children }: DevelopmentPageProps) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}
