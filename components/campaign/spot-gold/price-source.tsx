import styles from './price-source.module.css';

/** Where the calculator's price comes from, in a word. */
export function PriceSource({ word }: { word: string }) {
  return (
    <b className={styles.mark} data-live={word === '实时' || undefined}>
      {word}
    </b>
  );
}
