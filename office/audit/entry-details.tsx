import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { Details } from '../list/details';
import styles from './audit-screen.module.css';
import { detailsOf } from './details';

/** Everything that an entry records: what the operator entered, and what changed. */
export function EntryDetails({ entry: { details, head } }: { entry: RowOf<'audit_entries'> }) {
  const all = detailsOf(details, useNames()).map(({ name, text, long }) => ({
    label: name,
    children: long ? <pre className={styles.long}>{text}</pre> : text,
  }));
  const none = { label: '内容', children: <span className="soft">只记录了操作本身</span> };
  const chain = { label: '校验值', children: <code>{head ?? '早于校验链'}</code> };
  return <Details items={[...(all.length > 0 ? all : [none]), chain]} />;
}
