import type { ReactNode } from 'react';
import styles from './brand-ground.module.css';

/** Gives components that use a campaign's colours the brand's colours on a page without a campaign. */
export function BrandGround({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground} data-theme="brand">
      {children}
    </div>
  );
}
