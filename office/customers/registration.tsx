import type { Figures } from '@/server/operations/common/answer';
import { headingText } from '@/server/operations/common/formats';
import { Cell } from '../answer/cell';
import { columnsOf } from '../answer/words';
import styles from './registration.module.css';

/** How and when the account was opened, in columns. */
export function Registration({ figures: { table, columns, values } }: { figures: Figures }) {
  const known = columnsOf(table);
  return (
    <dl className={styles.fields}>
      {columns.map((name, index) =>
        name === 'account' ? null : (
          <div key={name}>
            <dt>{headingText(name, known[name])}</dt>
            <dd>
              <Cell value={values[index] ?? null} column={known[name]} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
