import { checkField } from '@/lib/account/registration-fields';
import { openPersonalData, type PersonalData } from '@/lib/browser/account/personal-data-calls';
import { personalFailure } from '@/lib/browser/account/personal-data-problem';
import styles from '../account-dialog.module.css';
import { CodeField } from '../code-field';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { useSubmission } from '../use-submission';
import { usePersonalCode } from './use-personal-code';

interface PersonalCodeFormProps {
  /** Masked; the code is sent to it. */
  mobile: string;
  onOpened: (data: PersonalData) => void;
}

/** The SMS code that comes before everything else. */
export function PersonalCodeForm({ mobile, onOpened }: PersonalCodeFormProps) {
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
    void submit(fault ? { code: fault } : {}, async () => onOpened(await openPersonalData({ code })));
  }

  return (
    <DialogForm
      ref={fields.form}
      pending={pending}
      general={fields.general}
      remedy={expired && <LogInAgain />}
      button={['确认', '确认中…']}
      onSubmit={submitTyped}
    >
      <p className={styles.lead}>查看、下载、更正个人信息或注销账户之前，请先确认是您本人。验证码将发送至 {mobile}。</p>
      <CodeField
        error={fields.errors.code}
        onValue={() => fields.accept('code')}
        onLeave={(_, value) => fields.leave('code', value)}
        button={{ sms, onClick: () => void sms.send() }}
      />
    </DialogForm>
  );
}
