import styles from './price-source.module.css';

interface PriceSourceProps {
  /** Undefined while there is no price. */
  word: string | undefined;
  /** Goes back to the market's price; undefined where it is the market's. */
  onFollow: (() => void) | undefined;
}

/** Where the calculator's price comes from, in a word. */
export function PriceSource({ word, onFollow }: PriceSourceProps) {
  return (
    <>
      {word && (
        <b className={styles.mark} data-live={word === '实时' || undefined}>
          {word}
        </b>
      )}
      {/* Keeps its place, so that nothing moves when it comes. */}
      <button
        type="button"
        className={styles.follow}
        disabled={!onFollow}
        aria-hidden={!onFollow || undefined}
        onClick={onFollow}
      >
        改回实时价
      </button>
    </>
  );
}
