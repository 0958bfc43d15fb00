import type { ClauseSection as Section } from '@/lib/clause/schema';
import { breakWords } from '@/lib/copy/break-words';
import { Words } from '../ui/words';
import styles from './clause-section.module.css';
import { ClauseTable } from './clause-table';

/**
 * A numbered section; its articles are numbered below it, as in 3.2, and links reach each with `#<section>-<article>`.
 */
export function ClauseSection({ section: { id, title, articles }, number }: { section: Section; number: number }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number}>{number}</span> <Words>{breakWords(title)}</Words>
      </h2>
      {articles.map(({ text, list, table }, index) => (
        <div key={text} id={`${id}-${index + 1}`} className={styles.article}>
          <span className={styles.articleNumber}>
            {number}.{index + 1}
          </span>
          <div className={styles.content}>
            <p>{text}</p>
            {list && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
          {table && <ClauseTable id={`${id}-${index + 1}-table`} table={table} />}
        </div>
      ))}
    </section>
  );
}
