import { clsx } from 'clsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
  bones: number;
  /** Sets the sizes of the bones, its `span` elements after the first. */
  className?: string | undefined;
}

/** Grey bars in the place of content that is loading. */
export function Skeleton({ label, bones, className }: SkeletonProps) {
  return (
    <div className={clsx(styles.skeleton, className)} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: bones }, (_, bone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones are alike
        <span key={bone} className={styles.bone} />
      ))}
    </div>
  );
}
