import { checkField } from '@/lib/account/registration-fields';
import { changeMobile } from '@/lib/browser/account/personal-data-calls';
import { CodeField } from '../code-field';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { MobileField } from '../mobile-field';
import { useFields } from '../use-fields';
import { usePersonalCode } from './use-personal-code';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

type Field = 'mobile' | 'code';
const ORDER = ['mobile', 'code'] as const;

/** Replaces the account's mobile number, with a code sent to the new one. */
export function MobileForm({ grant, ...task }: PersonalTask) {
  const fields = useFields<Field>(ORDER, checkField);
  const { pending, expired, submit } = usePersonalTask(fields, task, '手机号已更换');
  const sms = usePersonalCode((errors) => fields.reveal(errors as Partial<Record<Field, string>>));

  function sendCode() {
    const mobile = fields.typed('mobile');
    const fault = checkField('mobile', mobile);
    if (fault) fields.reveal({ mobile: fault });
    else void sms.send(mobile);
  }

  function submitTyped() {
    const [mobile, code] = [fields.typed('mobile'), fields.typed('code')];
    const faults: Partial<Record<Field, string>> = {};
    for (const [field, value] of [
      ['mobile', mobile],
      ['code', code],
    ] as const) {
      const fault = checkField(field, value);
      if (fault) faults[field] = fault;
    }
    void submit(faults, () => changeMobile(grant, mobile, code));
  }

  const shared = { onValue: fields.accept, onLeave: fields.leave };
  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      label="更换手机号"
      button={['保存手机号', '保存中…']}
      onSubmit={submitTyped}
    >
      <MobileField {...shared} placeholder="新的手机号码" error={fields.errors.mobile} />
      <CodeField {...shared} error={fields.errors.code} button={{ sms, onClick: sendCode }} />
    </DialogForm>
  );
}
