import { ChangeMark } from './change-mark';
import styles from './money-figures.module.css';
import type { Change, Money } from './read-funnel';
import { amountText, dollarText, moneyHeading } from './texts';

const COSTS: readonly Money[] = ['spend', 'perAccount', 'perDeposit'];

/** Deposits, ad spend and what an account and a first deposit cost. */
export function MoneyFigures({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className={styles.figures}>
      {(['dollars', ...COSTS] as const).map((figure) => {
        const found = changes.filter((change) => change.figure === figure);
        return (
          <div key={figure} className={styles.figure}>
            <dt className={styles.name}>{moneyHeading(figure)}</dt>
            {found.length === 0 && <dd className={styles.none}>还没有广告花费</dd>}
            {found.map(({ currency, now, before }) => (
              <dd key={currency} className={styles.value}>
                <span className={styles.amount}>
                  {now === null
                    ? '—'
                    : currency
                      ? amountText({ amount: now, unit: currency.toLowerCase() })
                      : dollarText(now)}
                </span>
                {now !== null && <ChangeMark now={now} before={before ?? 0} cost={figure !== 'dollars'} />}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
