import { Empty } from 'antd';
import { useContext } from 'react';
import type { Change } from '../../form/text-values';
import styles from './change-list.module.css';
import { SubjectContext } from './subject';

/** Fields that differ, each with its words before and after. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { labelOf } = useContext(SubjectContext);
  if (changes.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有差异" />;
  return (
    <dl className="panel rows">
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt className="soft">{labelOf(field)}</dt>
          <dd className={`soft wrap ${styles.before}`}>
            {before === null ? <span className="soft">（无）</span> : <Differing text={before} other={after} />}
          </dd>
          <dd className={`wrap ${styles.after}`}>
            {after === null ? <span className="soft">（删除）</span> : <Differing text={after} other={before} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text whose middle, in which it differs from another one, is marked. */
function Differing({ text, other }: { text: string; other: string | null }) {
  if (other === null) return text;
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = text.length - end;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, rest)}</mark>
      {text.slice(rest)}
    </>
  );
}
