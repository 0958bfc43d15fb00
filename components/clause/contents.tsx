import type { Clause } from '@/lib/clause/schema';
import styles from './contents.module.css';

interface ContentsProps {
  sections: Clause['sections'];
  /** Whether it starts open; the reader can fold it either way. */
  open: boolean;
}

/** The table of contents: folded above the text on phones, a sticky side column on wide screens. */
export function Contents({ sections, open }: ContentsProps) {
  return (
    <nav className={styles.contents} data-screen aria-label="目录">
      <details open={open}>
        <summary className={styles.summary}>
          目录<span className={styles.count}>共 {sections.length} 节</span>
        </summary>
        <ol className={styles.list}>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
