import { dollars } from '@/lib/activities/prize-text';
import { closeAccount, type Losses, readLosses } from '@/lib/browser/account/personal-data-calls';
import { messageOf } from '@/lib/browser/http/api-error';
import { showToast } from '@/lib/browser/overlays/toast';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { readToken } from '@/lib/browser/session/token';
import { MONTHS_KEPT, monthsText } from '@/lib/privacy/retention';
import { chineseDate } from '@/lib/time/format';
import { cleanNumber } from '@/lib/typing/number-text';
import { LoadFailure } from '../../ui/load-failure';
import { TextField } from '../../ui/text-field';
import styles from '../account-dialog.module.css';
import { AgreeBox } from '../agree-box';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { ClosingLosses } from './closing-losses';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

interface CloseAccountProps extends Pick<PersonalTask, 'grant' | 'onStale'> {
  onClosed: () => void;
}

const LOSING = 'losing';
const UNDERSTOOD = 'understood';
type Field = typeof LOSING | typeof UNDERSTOOD;

/** Most characters of a sum. */
const LONGEST = 15;

const cleanSum = (_: Field, raw: string) => cleanNumber(raw.replace(/[$＄]/g, ''), LONGEST);

/** Reads what the visitor would lose with the account, and closes it only with that in sight. */
export function CloseAccount(props: CloseAccountProps) {
  const { data, error, reload } = useServerData(['losses', readToken()], readLosses);
  if (data) return <CloseAccountForm {...props} losses={data} onRefused={reload} />;
  if (!error) return <p className={styles.lead}>正在核对账户里的奖励与款项…</p>;
  return (
    <LoadFailure title="账户里的奖励与款项暂时没有加载出来" onRetry={reload}>
      {messageOf(error)}
    </LoadFailure>
  );
}

interface CloseAccountFormProps extends CloseAccountProps {
  losses: Losses;
  /** Called when the server did not close the account: what would be lost may have changed. */
  onRefused: () => void;
}

/** Closes the account after the visitor has ticked the consequences, and has repeated the sum of any money. */
function CloseAccountForm({ grant, losses, onStale, onClosed, onRefused }: CloseAccountFormProps) {
  const { money } = losses;
  const fields = useFields<Field>([LOSING, UNDERSTOOD], faultOf, cleanSum);
  const { pending, expired, submit } = usePersonalTask(fields, { onCorrected: onClosed, onStale }, '');

  function faultOf(field: Field, value: string): string | undefined {
    return field === LOSING && Number(value || Number.NaN) !== money ? `请输入 ${money}` : undefined;
  }

  function submitTicked() {
    const losing = money > 0 ? faultOf(LOSING, fields.typed(LOSING)) : undefined;
    const understood = fields.element(UNDERSTOOD)?.checked ? undefined : '请先勾选确认';
    void submit({ ...(losing && { losing }), ...(understood && { understood }) }, close);
  }

  async function close() {
    try {
      const keptUntil = await closeAccount(grant, money);
      showToast(keptUntil ? `账户已注销，依法保存的记录将于${chineseDate(keptUntil)}后删除` : '账户已注销，信息已删除');
    } catch (error) {
      onRefused();
      throw error;
    }
  }

  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      label="注销账户"
      button={['注销账户', '注销中…']}
      onSubmit={submitTicked}
    >
      <p className={styles.lead}>
        注销后立即删除您的信息，未发放的奖励、券与积分一并作废。依反洗钱法律须保存的身份、入金、交易及已发放奖励的记录，将加密封存
        {monthsText(MONTHS_KEPT.closedAccount)}，期满删除。
      </p>
      <ClosingLosses losses={losses} />
      {money > 0 && (
        <>
          <p className={styles.lead}>
            涉及款项合计 <b translate="no">{dollars(money)}</b>，请再输入一遍，确认您已知悉。
          </p>
          <TextField<Field>
            field={LOSING}
            label="款项合计（美元）"
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST}
            error={fields.errors.losing}
            clean={cleanSum}
            onValue={fields.accept}
            onLeave={fields.leave}
          />
        </>
      )}
      <AgreeBox
        name={UNDERSTOOD}
        label="已了结持仓、取回余额，确认注销且不可恢复"
        error={fields.errors.understood}
        onChange={() => fields.setError(UNDERSTOOD, undefined)}
      />
    </DialogForm>
  );
}
