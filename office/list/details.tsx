import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  items: readonly { label: ReactNode; children: ReactNode }[];
}

/** What more there is about a row, as labelled values. */
export function Details({ items }: DetailsProps) {
  return (
    <dl className={styles.details}>
      {items.map(({ label, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the details of a row do not change places.
        <div key={index}>
          <dt>{label}</dt>
          <dd>{children}</dd>
        </div>
      ))}
    </dl>
  );
}
