import type { AmountCell } from '@/server/operations/common/columns';
import { amountsText, wordOf } from '@/server/operations/common/formats';
import type { NamedRow } from '../answer/rows-of';
import { columnsOf } from '../answer/words';
import styles from './sums.module.css';

interface SumsProps {
  /** By state; the last one is the total. Missing while they load. */
  sums: readonly NamedRow[] | undefined;
  state: string | undefined;
  onChoose: (state: string | undefined) => void;
}

const STATES = ['given', 'held', 'paid', 'void'];
const NUMBERS = new Intl.NumberFormat('zh-CN');

/** The totals of all rewards that match the other filters, by state; choosing one filters by it. */
export function Sums({ sums, state, onChoose }: SumsProps) {
  const words = columnsOf('reward_sums').state?.words ?? {};
  const total = sums?.at(-1);
  return (
    <ul className={styles.sums} aria-label="合计">
      <Card title="全部" row={total} chosen={state === undefined} loading={!sums} onClick={() => onChoose(undefined)} />
      {STATES.map((each) => (
        <Card
          key={each}
          title={wordOf(words, each, 'zh')}
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
  row: NamedRow | undefined;
  chosen: boolean;
  loading: boolean;
  onClick: () => void;
}

function Card({ title, row, chosen, loading, onClick }: CardProps) {
  const { rewards = 0, accounts = 0, sum = [] } = row ?? {};
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={chosen} onClick={onClick}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>
          {loading ? '—' : NUMBERS.format(Number(rewards))}{' '}
          {!loading && <small>笔 · {NUMBERS.format(Number(accounts))} 个账户</small>}
        </span>
        {(sum as readonly AmountCell[]).map((amount) => (
          <span key={amount.unit} className={styles.sum}>
            {amountsText([amount], 'zh')}
          </span>
        ))}
      </button>
    </li>
  );
}
