import { Statistic } from 'antd';
import { gridOf } from '../layout/columns';
import { ChangeMark } from './change-mark';
import type { Change, Money } from './read-funnel';
import { amountText, dollarText, moneyHeading } from './texts';

const COSTS: readonly Money[] = ['spend', 'perAccount', 'perDeposit'];

/** Deposits, ad spend and what an account and a first deposit cost. */
export function MoneyFigures({ changes }: { changes: readonly Change[] }) {
  return (
    <div style={gridOf(140, '12px 20px', 'fold')}>
      {(['dollars', ...COSTS] as const).map((figure) => {
        const found = changes.filter((change) => change.figure === figure);
        return (
          <div key={figure}>
            {found.length === 0 && <Statistic title={moneyHeading(figure)} value="还没有广告花费" />}
            {found.map(({ currency, now, before }, index) => (
              <Statistic
                key={currency}
                {...(index === 0 && { title: moneyHeading(figure) })}
                value={textOf(now, currency)}
                suffix={now !== null && <ChangeMark now={now} before={before ?? 0} cost={figure !== 'dollars'} />}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function textOf(now: number | null, currency: string | null | undefined): string {
  if (now === null) return '—';
  return currency ? amountText({ amount: now, unit: currency.toLowerCase() }) : dollarText(now);
}
