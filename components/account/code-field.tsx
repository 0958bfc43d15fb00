import { TextField, type TextFieldProps } from './text-field';

/** The code of an SMS, with the button that asks for it. */
export function CodeField(props: Pick<TextFieldProps<'code'>, 'error' | 'action' | 'onValue' | 'onLeave'>) {
  return (
    <TextField
      {...props}
      field="code"
      label="短信验证码"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6位数字"
    />
  );
}
