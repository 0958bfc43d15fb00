'use client';

import type { GivenPrize, WonPrize } from '@/lib/activities/answer-fields';
import { prizeParts } from '@/lib/activities/prize-text';
import type { PictureUse } from '@/lib/copy/picture-use';
import { siteUrl } from '@/lib/site';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Words } from '../ui/words';
import styles from './prize-dialog.module.css';
import { PrizePicture } from './prize-picture';

interface PrizeDialogProps {
  /** The prizes that an action gave; the dialog is closed while it is undefined or empty. */
  won: readonly WonPrize[] | undefined;
  /** The prize's own picture, instead of a coin. */
  picture?: PictureUse | undefined;
  onClose: () => void;
}

/**
 * Shows the prizes won, with falling coins. They are the description of the dialog: screen readers read it when the
 * dialog opens, and announce nothing of the page below.
 */
export function PrizeDialog({ won, picture, onClose }: PrizeDialogProps) {
  if (!won || won.length === 0) return null;
  return (
    <Dialog
      className={styles.dialog}
      aria-labelledby="prize-dialog-title"
      aria-describedby="prize-dialog-prizes"
      onClose={onClose}
    >
      {picture ? (
        <PrizePicture {...picture} className={styles.coin} size={112} />
      ) : (
        <img className={styles.coin} src={siteUrl('/art/coin.svg')} alt="" width={112} height={112} />
      )}
      <h2 className={styles.title} id="prize-dialog-title">
        恭喜您获得
      </h2>
      <ul className={styles.prizes} id="prize-dialog-prizes">
        {won.map((prize, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may be alike, and the list never changes
          <Prize key={index} prize={prize} />
        ))}
      </ul>
      <p className={styles.note}>
        <Words>{noteOf(won)}</Words>
      </p>
      <form method="dialog">
        <Button type="submit" variant="action">
          开心收下
        </Button>
      </form>
    </Dialog>
  );
}

function Prize({ prize }: { prize: GivenPrize }) {
  const { figure, unit } = prizeParts(prize);
  return (
    <li className={styles.prize} data-unit={prize.unit}>
      <span className={styles.figure}>
        <span translate="no">{figure}</span>
        {unit && <small>{unit}</small>}
      </span>
      {prize.unit !== 'gift' && <span className={styles.label}>{prize.label}</span>}
    </li>
  );
}

function noteOf(won: readonly WonPrize[]): string {
  if (won.some(({ held }) => held)) return '奖励已记录，需经审核后发放，进度见“我的奖励”';
  if (won.every(({ unit }) => unit === 'points')) return '积分已计入您的账户';
  return '奖励已记录在您的账户，将按活动规则发放';
}
