import type { CSSProperties, ReactNode } from 'react';
import { siteUrl } from '@/lib/site';
import styles from './box-art.module.css';
import type { TreasureLook } from './types';

/** Tints in rotation: an overlay for doors, filters for chests and eggs. */
const SHADES = ['transparent', '#14442f4d', '#1d14306b', '#8a5a0b42'];
const METALS = [
  'hue-rotate(-14deg) saturate(0.8) brightness(0.86)',
  'saturate(0.16) brightness(1.1)',
  'saturate(1.1) brightness(1.04)',
];
const SHELLS = [0, 70, 150, 220, 300].map((turn) => `hue-rotate(${turn}deg)`);

interface BoxArtProps {
  look: TreasureLook;
  index: number;
  label: string;
  open: boolean;
  /** The box's content. */
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
          <span className={styles.door} style={tinted(SHADES, index)}>
            {label}
          </span>
        </span>
      );
    case 'chests':
      return (
        <span className={styles.chest} style={tinted(METALS, index)} data-open={open || undefined}>
          {/* Separate elements, so that browsers count no layout shift when the picture changes. */}
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
        <span className={styles.egg} style={tinted(SHELLS, index)} data-open={open || undefined}>
          <span className={styles.card} aria-hidden="true">
            {children}
          </span>
          <img className={styles.lower} src={siteUrl('/art/egg.svg')} alt="" width={120} height={120} />
          <img className={styles.upper} src={siteUrl('/art/egg.svg')} alt="" width={120} height={120} />
        </span>
      );
  }
}

function tinted(tints: readonly string[], index: number): CSSProperties {
  return { '--tint': tints[index % tints.length] } as CSSProperties;
}
