import { clsx } from 'clsx';
import type { RefObject } from 'react';
import type { Outcome } from '@/lib/activities/odds';
import type { WheelState } from '@/lib/activities/wheel/contract';
import styles from './wheel.module.css';
import { WheelDisc } from './wheel-disc';
import { WheelFrame } from './wheel-frame';

interface WheelProps {
  segments: readonly Outcome[];
  /** Prizes left of every segment. */
  left: WheelState['segments'];
  faceRef: RefObject<HTMLDivElement | null>;
  turning: boolean;
  label: string;
  disabled: boolean;
  onSpin: () => void;
}

/** The drawn wheel with its button at the hub. */
export function Wheel({ segments, left, faceRef, turning, label, disabled, onSpin }: WheelProps) {
  return (
    <div className={clsx(styles.wheel, turning && styles.turning)}>
      <div className={styles.face} ref={faceRef}>
        <WheelDisc segments={segments} left={left} />
      </div>
      <WheelFrame />
      <button
        type="button"
        className={styles.hub}
        disabled={disabled}
        aria-disabled={turning || undefined}
        onClick={onSpin}
      >
        {label}
      </button>
    </div>
  );
}
