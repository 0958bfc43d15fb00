import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { name: ReactNode; value: ReactNode }[];
}

/** Names with their values, one below the other; those without a value are left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }, index) =>
          value !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts do not change places, and their names may be the same.
            <div key={index}>
              <dt className="soft">{name}</dt>
              <dd className="wrap">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
