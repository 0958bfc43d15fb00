import { closeAccount } from '@/lib/browser/account/personal-data-calls';
import { showToast } from '@/lib/browser/overlays/toast';
import { MONTHS_KEPT, monthsText } from '@/lib/privacy/retention';
import { chineseDate } from '@/lib/time/format';
import styles from '../account-dialog.module.css';
import { AgreeBox } from '../agree-box';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

interface CloseAccountFormProps extends Pick<PersonalTask, 'grant' | 'onStale'> {
  onClosed: () => void;
}

const UNDERSTOOD = 'understood';

/** Closes the account after the visitor has ticked the consequences. */
export function CloseAccountForm({ grant, onStale, onClosed }: CloseAccountFormProps) {
  const fields = useFields<typeof UNDERSTOOD>([UNDERSTOOD], () => undefined);
  const { pending, expired, submit } = usePersonalTask(fields, { onCorrected: onClosed, onStale }, '');

  function submitTicked() {
    const faults = fields.element(UNDERSTOOD)?.checked ? {} : { [UNDERSTOOD]: '请先勾选确认' };
    void submit(faults, async () => {
      const keptUntil = await closeAccount(grant);
      showToast(keptUntil ? `账户已注销，依法保存的记录将于${chineseDate(keptUntil)}后删除` : '账户已注销，信息已删除');
    });
  }

  return (
    <DialogForm
      ref={fields.form}
      label="注销账户"
      pending={pending}
      general={fields.general}
      remedy={expired && <LogInAgain />}
      button={['注销账户', '注销中…']}
      onSubmit={submitTicked}
    >
      <p className={styles.lead}>
        注销后立即删除您的信息，未发放的奖励、券与积分一并作废。依反洗钱法律须保存的身份、入金、交易及已发放奖励的记录，将加密封存
        {monthsText(MONTHS_KEPT.closedAccount)}，期满删除。
      </p>
      <AgreeBox
        name={UNDERSTOOD}
        label="已了结持仓、取回余额，确认注销且不可恢复"
        error={fields.errors[UNDERSTOOD]}
        onChange={() => fields.setError(UNDERSTOOD, undefined)}
      />
    </DialogForm>
  );
}
