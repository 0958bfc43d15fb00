import type { ReactNode } from 'react';
import type { ActivityOf } from '@/lib/activities/schema';
import { reachedTier, rewardFor, type Tiers } from '@/lib/reward/tiers';
import { siteUrl } from '@/lib/site';
import { Table } from '../../ui/table';
import { MEASURES, type Measure, type RewardUnit, rewardFigure, valueText } from './measure';
import styles from './tier-table.module.css';

interface TierTableProps {
  measure: Measure;
  unit: RewardUnit;
  tiers: Tiers;
  plain: Tiers | undefined;
  rungs: ActivityOf<'tiers'>['rungs'];
  /** The slider's value. */
  tried: number;
  /** The tier that the visitor has reached; undefined without a session. */
  own: number | undefined;
}

/** The ladder: from which value which reward; the visitor's tier and the slider's are marked. */
export function TierTable({ measure, unit, tiers, plain, rungs, tried, own }: TierTableProps) {
  const ownFrom = own === undefined ? undefined : reachedTier(tiers, own)?.from;
  const triedFrom = reachedTier(tiers, tried)?.from;
  const columns = [`${MEASURES[measure].heading}满`, ...(plain ? ['平时奖励', '活动奖励'] : ['可得奖励'])];
  return (
    <Table className={styles.table} columns={columns}>
      <tbody>
        {tiers.map(({ from, reward }, index) => (
          <tr key={from} data-tried={from === triedFrom || undefined} data-own={from === ownFrom || undefined}>
            <th scope="row">
              <Rung rung={rungs?.[index]}>{valueText(measure, from)}</Rung>
              {from === ownFrom && <span className={styles.own}>您已达到</span>}
            </th>
            {plain && (
              <td>
                {rewardFor(plain, from) > 0 ? (
                  <s className={styles.plain}>{rewardFigure(unit, rewardFor(plain, from))}</s>
                ) : (
                  '—'
                )}
              </td>
            )}
            <td className={styles.reward}>{rewardFigure(unit, reward)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The name and drawing of a tier, if the ladder has them, above its threshold. */
function Rung({
  rung,
  children,
}: {
  rung: NonNullable<TierTableProps['rungs']>[number] | undefined;
  children: ReactNode;
}) {
  if (!rung) return children;
  return (
    <span className={styles.rung}>
      <img src={siteUrl(`/art/${rung.art}.svg`)} alt="" width={52} height={52} />
      <span>
        <b>{rung.name}</b>
        <small>{children}</small>
      </span>
    </span>
  );
}
