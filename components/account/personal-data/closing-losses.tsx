import { dollars, figure, prizeText } from '@/lib/activities/prize-text';
import type { Losses } from '@/lib/browser/account/personal-data-calls';
import { siteUrl } from '@/lib/site';
import { keepsQuery } from '../../ui/link-kinds';
import { Notice } from '../../ui/notice';
import styles from './personal-data.module.css';

/** Names what the visitor loses with the account, and how deposited money gets out of it first. */
export function ClosingLosses({ losses }: { losses: Losses }) {
  const { deposited, rewards, points, credits, guesses } = losses;
  const lost = [
    rewards.length > 0 && `未发放的奖励：${rewards.map(prizeText).join('、')}`,
    points > 0 && `积分：${figure(points)}`,
    ...credits.map(({ title, count }) => `未用的机会：${title} ${count} 次`),
    guesses > 0 && `待揭晓的竞猜：${guesses} 个`,
  ].filter((line) => line !== false);
  return (
    <>
      {lost.length > 0 && (
        <section className={styles.lost}>
          <p>注销后，您将失去：</p>
          <ul>
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {deposited > 0 && (
        <Notice marked>
          <span>
            您累计入金 <b translate="no">{dollars(deposited)}</b>，请先了结持仓，并在APP内出金，取回余额后再注销。
          </span>
          <a href={siteUrl('/funds/withdraw')} target="_blank" rel="noopener" {...keepsQuery}>
            出金指南
          </a>
        </Notice>
      )}
    </>
  );
}
