import { Button } from 'antd';
import { amountsText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { useMay } from '../api/use-may';
import { type Change, Offers } from '../operations/changes';
import { actionsFor } from './actions';
import styles from './chosen-bar.module.css';
import { sumsOf } from './sums-of';

interface ChosenBarProps {
  chosen: readonly RowOf<'found_rewards'>[];
  /** The rows of this page. */
  shown: readonly RowOf<'found_rewards'>[];
  onClear: () => void;
  onOpen: (change: Change) => void;
}

/** The chosen rewards with their sum, and what can be done with them. */
export function ChosenBar({ chosen, shown, onClear, onOpen }: ChosenBarProps) {
  const actions = actionsFor(chosen, useMay());
  if (chosen.length === 0) return null;
  const elsewhere = chosen.filter(({ id }) => !shown.some((row) => row.id === id));
  return (
    <section className={styles.bar} aria-label="已选奖励">
      <span>
        已选 <strong>{chosen.length}</strong> 笔，
        {amountsText(sumsOf(chosen.map(({ amount }) => amount)))}
        {elsewhere.length > 0 && `；不在本页的编号：${elsewhere.map(({ id }) => id).join('、')}`}
      </span>
      <span className={styles.actions}>
        <Offers
          small
          onOpen={onOpen}
          offers={actions.map(({ action: { name, title, look }, ids }) => {
            const left = chosen.length - ids.length;
            return {
              name,
              label: `${title} ${ids.length} 笔`,
              title: `${title} ${ids.length} 笔奖励`,
              given: { id: ids },
              ...(look && { look }),
              ...(left > 0 && { note: `所选 ${chosen.length} 笔中有 ${left} 笔不适用，不会改动。` }),
            };
          })}
        />
        {actions.length === 0 && <span className="soft">所选奖励没有可做的操作</span>}
        <Button size="small" type="text" onClick={onClear}>
          取消选择
        </Button>
      </span>
    </section>
  );
}
