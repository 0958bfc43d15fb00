import { removeCard } from '@/lib/browser/account/personal-data-calls';
import styles from '../account-dialog.module.css';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

/** Removes the bound card from the account, so that the visitor can bind another. */
export function CardRemoval({ grant, ...task }: PersonalTask) {
  const fields = useFields<never>([], () => undefined);
  const { pending, expired, submit } = usePersonalTask(fields, task, '银行卡已解绑');

  return (
    <DialogForm
      ref={fields.form}
      label="解绑银行卡"
      pending={pending}
      general={fields.general}
      remedy={expired && <LogInAgain />}
      button={['确认解绑', '解绑中…']}
      onSubmit={() => void submit({}, () => removeCard(grant))}
    >
      <p className={styles.lead}>卡号有误或需要更换时，先解绑，再回到“我的账户”绑定新卡。</p>
    </DialogForm>
  );
}
