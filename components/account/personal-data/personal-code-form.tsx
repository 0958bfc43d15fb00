import { checkField } from '@/lib/account/registration-fields';
import { personalFailure } from '@/lib/browser/account/personal-data-problem';
import styles from '../account-dialog.module.css';
import { CodeField } from '../code-field';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';
import { usePersonalCode } from './use-personal-code';

interface PersonalCodeFormProps {
  /** Masked mobile number; the server sends the code to it. */
  mobile: string;
  /** What requires the code, in words. */
  before: string;
  onCode: (code: string) => Promise<void>;
}

/** Asks for an SMS code before a task that only the account's holder may run. */
export function PersonalCodeForm({ mobile, before, onCode }: PersonalCodeFormProps) {
  const fields = useFields<'code'>(['code'], checkField);
  const sms = usePersonalCode(({ code }) => fields.setError('code', code));
  const { pending, expired, submit } = useSubmission(fields, {
    failureOf: personalFailure,
    onSettled: () => {},
    done: '',
  });

  function submitTyped() {
    const code = fields.typed('code');
    const fault = checkField('code', code);
    void submit(fault ? { code: fault } : {}, () => onCode(code));
  }

  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      button={['确认', '确认中…']}
      onSubmit={submitTyped}
    >
      <p className={styles.lead}>
        {before}之前，请先确认是您本人。验证码将发送至 {mobile}。
      </p>
      <CodeField
        error={fields.errors.code}
        onValue={fields.accept}
        onLeave={fields.leave}
        button={{ sms, onClick: () => void sms.send() }}
      />
    </DialogForm>
  );
}
