import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { Facts } from '../layout/facts';
import styles from './audit-screen.module.css';
import { detailsOf } from './details';

/** Everything that an entry records: what the operator entered, and what changed. */
export function EntryDetails({ entry: { details, head } }: { entry: RowOf<'audit_entries'> }) {
  const all = detailsOf(details, useNames()).map(({ name, text, long }) => ({
    name,
    value: long ? <pre className={styles.long}>{text}</pre> : text,
  }));
  const none = { name: '内容', value: <span className="soft">只记录了操作本身</span> };
  const chain = { name: '校验值', value: <code>{head ?? '早于校验链'}</code> };
  return <Facts facts={[...(all.length > 0 ? all : [none]), chain]} />;
}
