import { useQuery } from '@tanstack/react-query';
import { amountsText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { rowsIn } from '../answer/read-answer';
import { wordIn } from '../answer/words';
import { answerQuery } from '../list/answer-query';
import styles from './sums.module.css';

interface SumsProps {
  filters: Record<string, string>;
  onChoose: (state: string | undefined) => void;
}

const STATES = ['given', 'held', 'paid', 'void'];
const NUMBERS = new Intl.NumberFormat('zh-CN');

/** The totals of all rewards that match the other filters, by state; choosing one filters by it. */
export function Sums({ filters: { state, ...others }, onChoose }: SumsProps) {
  const { data } = useQuery(answerQuery('/rewards', 'find-rewards', { ...others, rows: '1' }));
  const sums = data && rowsIn(data.answer, 'reward_sums');
  const total = sums?.at(-1);
  return (
    <ul className={styles.sums} aria-label="合计">
      <Card title="全部" row={total} chosen={state === undefined} loading={!sums} onClick={() => onChoose(undefined)} />
      {STATES.map((each) => (
        <Card
          key={each}
          title={wordIn('reward_sums', 'state', each)}
          row={sums?.find((row) => row.state === each)}
          chosen={state === each}
          loading={!sums}
          onClick={() => onChoose(state === each ? undefined : each)}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  title: string;
  row: RowOf<'reward_sums'> | undefined;
  chosen: boolean;
  loading: boolean;
  onClick: () => void;
}

function Card({ title, row, chosen, loading, onClick }: CardProps) {
  const { rewards, accounts, sum } = row ?? { rewards: 0, accounts: 0, sum: [] };
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={chosen} onClick={onClick}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>
          {loading ? '—' : NUMBERS.format(rewards)} {!loading && <small>笔 · {NUMBERS.format(accounts)} 个账户</small>}
        </span>
        {sum.map((amount) => (
          <span key={amount.unit} className={styles.sum}>
            {amountsText([amount])}
          </span>
        ))}
      </button>
    </li>
  );
}
