import styles from './scene.module.css';

/** Four-pointed glints; they pulse one after another unless the visitor asked for less motion. */
export function Sparkles({ at }: { at: readonly { x: number; y: number; size: number }[] }) {
  return (
    <g fill="#fffdf0">
      {at.map(({ x, y, size }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size / 10})`}>
          <path className={styles.sparkle} d="M0-10Q1-1 10 0 1 1 0 10-1 1-10 0-1-1 0-10Z" />
        </g>
      ))}
    </g>
  );
}
