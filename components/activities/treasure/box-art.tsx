import type { ReactNode } from 'react';
import { siteUrl } from '@/lib/site';
import styles from './box-art.module.css';
import type { TreasureLook } from './types';

/** Tints of chests by their place, of eggs in turn. */
const METALS = ['bronze', 'silver', 'gold'];
const SHELLS = 5;

interface BoxArtProps {
  look: TreasureLook;
  index: number;
  label: string;
  open: boolean;
  /** What lies in it. */
  children: ReactNode;
}

/** The drawing of a box, closed or open. */
export function BoxArt({ look, index, label, open, children }: BoxArtProps) {
  switch (look) {
    case 'advent':
      return (
        <span className={styles.niche} data-open={open || undefined} aria-hidden="true">
          <span className={styles.inside}>{children}</span>
          <span className={styles.number}>{label}</span>
          <span className={styles.door} data-shade={index % 4}>
            {label}
          </span>
        </span>
      );
    case 'chests':
      return (
        <span className={styles.chest} data-metal={METALS[index % METALS.length]} data-open={open || undefined}>
          {/* Another picture is another element, not one that has grown. */}
          {open ? (
            <img key="open" src={siteUrl('/art/chest-open.svg')} alt="" width={281} height={269} />
          ) : (
            <img key="closed" src={siteUrl('/art/chest.svg')} alt="" width={242} height={190} />
          )}
          <span className={styles.card} aria-hidden="true">
            {children}
          </span>
        </span>
      );
    case 'eggs':
      return (
        <span className={styles.egg} data-shell={index % SHELLS} data-open={open || undefined}>
          <span className={styles.card} aria-hidden="true">
            {children}
          </span>
          <img className={styles.lower} src={siteUrl('/art/egg.svg')} alt="" width={120} height={120} />
          <img className={styles.upper} src={siteUrl('/art/egg.svg')} alt="" width={120} height={120} />
        </span>
      );
  }
}
