import { useNames } from '../answer/names';
import type { NamedRow } from '../answer/rows-of';
import { detailsOf } from './details';
import styles from './entry-details.module.css';

/** Everything that an entry records: what the operator entered, and what changed. */
export function EntryDetails({ entry: { details = null, head } }: { entry: NamedRow }) {
  const all = detailsOf(details, useNames());
  return (
    <dl className={styles.details}>
      {all.length === 0 && (
        <>
          <dt>内容</dt>
          <dd className="soft">只记录了操作本身</dd>
        </>
      )}
      {all.map(({ name, text, long }) => (
        <div key={name} className={styles.detail}>
          <dt>{name}</dt>
          <dd>{long ? <pre className={styles.long}>{text}</pre> : text}</dd>
        </div>
      ))}
      <dt>校验值</dt>
      <dd>
        <code>{head === null ? '早于校验链' : String(head)}</code>
      </dd>
    </dl>
  );
}
