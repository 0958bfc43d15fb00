import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names with their values, one below the other; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt className="soft">{name}</dt>
              <dd className="wrap">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
