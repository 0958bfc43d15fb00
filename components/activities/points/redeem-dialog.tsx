import { figure, prizeText } from '@/lib/activities/prize-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './redeem-dialog.module.css';
import type { Item } from './shop';

interface RedeemDialogProps {
  /** The item to redeem; the dialog is closed while it is undefined. */
  item: Item | undefined;
  onConfirm: (id: string) => void;
  onClose: () => void;
}

/** Asks before points are spent. */
export function RedeemDialog({ item, onConfirm, onClose }: RedeemDialogProps) {
  if (!item) return null;
  return (
    <Dialog className={styles.dialog} aria-label="确认兑换" onClose={onClose}>
      <p className={styles.words}>
        用 <b>{figure(item.cost)}</b> 积分兑换
        <b className={styles.what}>{prizeText(item.prize)}</b>
      </p>
      <p className={styles.note}>兑换后积分不予退回。</p>
      <p className={styles.ways}>
        <Button variant="quiet" onClick={onClose}>
          再想想
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            onConfirm(item.id);
          }}
        >
          确认兑换
        </Button>
      </p>
    </Dialog>
  );
}
