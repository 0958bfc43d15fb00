import type { ReactNode } from 'react';
import styles from './brand-ground.module.css';

/** Lets what takes a campaign's colours stand on a page without one, in the brand's. */
export function BrandGround({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground} data-theme="brand">
      {children}
    </div>
  );
}
