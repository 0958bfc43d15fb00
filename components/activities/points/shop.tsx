import type { PointsState } from '@/lib/activities/points/contract';
import { figure, prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import type { PrizeUnit } from '@/lib/activities/units';
import type { ArtShape } from '@/lib/art/shapes';
import { siteUrl } from '@/lib/site';
import { ActButton } from '../act-button';
import { PrizePicture } from '../prize-picture';
import styles from './shop.module.css';

export type Item = ActivityOf<'points'>['shop'][number];

const ART: Record<PrizeUnit, ArtShape> = {
  usd: 'coin',
  usdt: 'coin-stack',
  points: 'coin',
  coupon: 'ticket',
  gift: 'gift',
};

interface ShopProps {
  items: readonly Item[];
  stock: PointsState['shop'];
  /** `null` without a session. */
  balance: number | null;
  /** The campaign runs. */
  open: boolean;
  /** The item whose request is running. */
  acting: string | undefined;
  onAsk: (item: Item) => void;
}

/** What points can be redeemed for, with the remaining stock. */
export function Shop({ items, stock, balance, open, acting, onAsk }: ShopProps) {
  return (
    <section className={styles.shop}>
      <h3 className={styles.title}>积分兑换</h3>
      <ul className={styles.items}>
        {items.map((item) => {
          const left = stock.find(({ id }) => id === item.id)?.left ?? 0;
          const missing = balance === null ? 0 : Math.max(0, item.cost - balance);
          return (
            <li key={item.id} className={styles.item} data-gone={left === 0 || undefined}>
              {item.prize.picture ? (
                <PrizePicture {...item.prize.picture} size={72} />
              ) : (
                <img src={siteUrl(`/art/${item.art ?? ART[item.prize.unit]}.svg`)} alt="" width={72} height={72} />
              )}
              <b>{prizeText(item.prize)}</b>
              <span className={styles.cost}>
                <b translate="no">{figure(item.cost)}</b> 积分
              </span>
              <span className={styles.left}>{left > 0 ? `剩余 ${left} 份` : '已兑完'}</span>
              <ActButton
                className={styles.redeem}
                pending={acting === item.id}
                working="兑换中…"
                disabled={!open || left === 0 || missing > 0}
                onAct={() => onAsk(item)}
                about={prizeText(item.prize)}
              >
                {wordsOf(left, balance, missing)}
              </ActButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function wordsOf(left: number, balance: number | null, missing: number): string {
  if (left === 0) return '已兑完';
  if (balance === null) return '登录后兑';
  return missing > 0 ? `还差 ${figure(missing)}` : '兑换';
}
