import { checkVerification, cleanVerification, VERIFICATION_MAX } from '@/lib/account/verification-fields';
import { correctName } from '@/lib/browser/account/personal-data-calls';
import { TextField } from '../../ui/text-field';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

/** Corrects the verified name. */
export function NameForm({ grant, ...task }: PersonalTask) {
  const fields = useFields<'name'>(['name'], checkVerification, cleanVerification);
  const { pending, expired, submit } = usePersonalTask(fields, task, '姓名已更正');

  function submitTyped() {
    const name = fields.typed('name').trim();
    const fault = checkVerification('name', name);
    void submit(fault ? { name: fault } : {}, () => correctName(grant, name));
  }

  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      label="更正姓名"
      button={['保存姓名', '保存中…']}
      onSubmit={submitTyped}
    >
      <TextField<'name'>
        field="name"
        label="姓名"
        type="text"
        autoComplete="name"
        placeholder="与身份证一致"
        clean={cleanVerification}
        maxLength={VERIFICATION_MAX.name}
        error={fields.errors.name}
        onValue={fields.accept}
        onLeave={fields.leave}
      />
    </DialogForm>
  );
}
