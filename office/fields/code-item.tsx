import { Form, Input } from 'antd';
import { cleanCode } from '@/lib/typing/digits';

interface CodeItemProps {
  extra?: string;
  autoFocus?: boolean;
}

/** The form's field `code` for a code of the authenticator app, which shows and copies it in two groups. Clean it before it is sent. */
export function CodeItem({ extra, autoFocus = false }: CodeItemProps) {
  return (
    <Form.Item
      name="code"
      label="动态码"
      extra={extra}
      rules={[
        { required: true, transform: (code = '') => cleanCode(code), pattern: /^\d{6}$/, message: '请输入 6 位数字' },
      ]}
    >
      <Input
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        style={{ letterSpacing: '0.3em' }}
      />
    </Form.Item>
  );
}
