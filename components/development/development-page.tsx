import type { ReactNode } from 'react';
import styles from './development.module.css';

interface DevelopmentPageProps {
  title: string;
  /** What the page is for. */
  note: string;
  children: ReactNode;
}

/** A page of the development set-up, with a link to the console. */
export function DevelopmentPage({ title, note, children }: DevelopmentPageProps) {
  return (
    <section className={styles.page}>
      <p className={styles.back}>
        <a href="/dev/console">测试台</a>
      </p>
      <h1>{title}</h1>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}
