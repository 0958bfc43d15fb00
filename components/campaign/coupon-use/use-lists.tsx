import { breakWords } from '@/lib/copy/break-words';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import styles from './use-lists.module.css';

interface UseListsProps {
  may: readonly string[];
  mayNot: readonly string[];
}

/** What trial funds may and may not be used for. */
export function UseLists({ may, mayNot }: UseListsProps) {
  return (
    <div className={styles.lists}>
      <UseList title="可以" look="may" items={may} />
      <UseList title="不可以" look="may-not" items={mayNot} />
    </div>
  );
}

function UseList({ title, look, items }: { title: string; look: 'may' | 'may-not'; items: readonly string[] }) {
  return (
    <Panel as="section" className={styles.list} data-look={look}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Words>{breakWords(item)}</Words>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
