import { useRef } from 'react';
import { Button } from '../../ui/button';
import { AccountDialog } from '../account-dialog';
import styles from '../account-dialog.module.css';
import { accountWords } from './account-words';

interface SwitchDialogProps {
  /** The account that is logged in. */
  own: string;
  /** The account of the link. */
  theirs: string;
  onSwitch: () => void;
  /** Called when the visitor stays, by the button or by closing the dialog. */
  onKeep: () => void;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

/** Asks in a dialog whether a link's account replaces the visitor's own; Escape keeps the own account. */
export function SwitchDialog({ own, theirs, onSwitch, onKeep, onClose }: SwitchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <AccountDialog
      dialog={dialog}
      title="切换账户？"
      onClose={() => {
        onKeep();
        onClose();
      }}
    >
      <p className={styles.lead}>
        您打开的链接属于另一个账户。当前登录的是{accountWords(own)}，如果链接不是您本人的，请保持当前账户。
      </p>
      <p className={styles.choice}>
        <Button variant="action" className={styles.submit} onClick={close}>
          保持当前账户
        </Button>
        <Button
          variant="outlined"
          className={styles.second}
          onClick={() => {
            onSwitch();
            close();
          }}
        >
          切换到{accountWords(theirs)}
        </Button>
      </p>
    </AccountDialog>
  );
}
