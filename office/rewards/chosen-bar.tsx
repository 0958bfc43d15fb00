import { Button } from 'antd';
import type { AmountCell } from '@/server/operations/common/columns';
import { amountsText } from '@/server/operations/common/formats';
import type { NamedRow } from '../answer/rows-of';
import { actionsFor } from './actions';
import styles from './chosen-bar.module.css';
import { sumsOf } from './sums-of';

interface ChosenBarProps {
  chosen: readonly NamedRow[];
  /** The rows of this page. */
  shown: readonly NamedRow[];
  mayRun: (operation: string) => boolean;
  onClear: () => void;
  onChange: (change: { name: string; given: { id: string[] }; title: string; note?: string }) => void;
}

/** The chosen rewards with their sum, and what can be done with them. */
export function ChosenBar({ chosen, shown, mayRun, onClear, onChange }: ChosenBarProps) {
  if (chosen.length === 0) return null;
  const actions = actionsFor(chosen, mayRun);
  const elsewhere = chosen.filter(({ id }) => !shown.some((row) => row.id === id));
  return (
    <section className={styles.bar} aria-label="已选奖励">
      <span>
        已选 <strong>{chosen.length}</strong> 笔，
        {amountsText(sumsOf(chosen.map(({ amount }) => amount as AmountCell)), 'zh')}
        {elsewhere.length > 0 && `；不在本页的编号：${elsewhere.map(({ id }) => id).join('、')}`}
      </span>
      <span className={styles.actions}>
        {actions.map(({ action: { name, title, danger }, ids }) => (
          <Button
            key={name}
            size="small"
            type={name === 'pay' ? 'primary' : 'default'}
            danger={danger === true}
            onClick={() => {
              const left = chosen.length - ids.length;
              const note = left > 0 ? { note: `所选 ${chosen.length} 笔中有 ${left} 笔不适用，不会改动。` } : {};
              onChange({ name, given: { id: ids }, title: `${title} ${ids.length} 笔奖励`, ...note });
            }}
          >
            {title} {ids.length} 笔
          </Button>
        ))}
        {actions.length === 0 && <span className="soft">所选奖励没有可做的操作</span>}
        <Button size="small" type="text" onClick={onClear}>
          取消选择
        </Button>
      </span>
    </section>
  );
}
