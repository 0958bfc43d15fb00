import type { Brand } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import { breakWords } from '@/lib/copy/break-words';
import { chineseDate } from '@/lib/time/format';
import { Words } from '../ui/words';
import styles from './clause-header.module.css';

/** Title, publisher, version, date and summary of a document. */
export function ClauseHeader({ clause, brand }: { clause: Clause; brand: Brand }) {
  return (
    <header className={styles.header}>
      <p className={styles.brand} translate="no">
        {brand.name}
      </p>
      <h1 id="clause-title" className={styles.title}>
        {clause.title}
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>版本</dt>
          <dd>{clause.version}</dd>
        </div>
        <div>
          <dt>生效日期</dt>
          <dd>
            <time dateTime={clause.effectiveOn}>{chineseDate(clause.effectiveOn)}</time>
          </dd>
        </div>
        <div>
          <dt>发布方</dt>
          <dd translate="no">
            <Words>{breakWords(brand.company, [brand.name])}</Words>
          </dd>
        </div>
      </dl>
      <p className={styles.summary}>{clause.summary}</p>
    </header>
  );
}
