import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Form, Input } from 'antd';
import { cleanCode } from '@/lib/typing/digits';
import type { OfficeOperator, SignInInput } from '@/server/office/api';
import { hasPasskeys } from '../api/passkey-error';
import { signInByPasskey } from '../api/passkeys';
import { rolesText } from '../api/roles';
import { otherTabs, sessionQuery, signIn, signInSeeded } from '../api/session';
import { CodeItem } from '../fields/code-item';
import { Entrance } from './entrance';

interface SignInProps {
  /** Operators of the development set-up, who sign in by one click. */
  seeded: readonly OfficeOperator[];
  /** Name of the operator whose session has ended, and whose page is below. */
  again?: string;
}

/** Name, password and code of the authenticator app. */
export function SignIn({ seeded, again }: SignInProps) {
  const queries = useQueryClient();
  const [form] = Form.useForm<SignInInput>();
  const onSuccess = () => {
    otherTabs.postMessage('signed in');
    return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const enter = useMutation({
    mutationFn: signIn,
    onSuccess,
    // A code works once.
    onError: () => form.resetFields(['code']),
  });
  const enterSeeded = useMutation({ mutationFn: signInSeeded, onSuccess });
  const byPasskey = useMutation({ mutationFn: signInByPasskey, onSuccess });
  const enterByPasskey = async () => {
    const { name } = await form.validateFields(['name']);
    byPasskey.mutate(name);
  };
  const error = enter.error ?? byPasskey.error ?? enterSeeded.error;
  return (
    <Entrance
      id="sign-in"
      title={again === undefined ? '登录运营台' : '请重新登录'}
      lead={
        again === undefined
          ? '所有操作都会记入审计日志。'
          : `登录已失效。${again} 登录后接着做，页面上填的都在；换人登录会清掉。`
      }
      error={error}
      covers={again !== undefined}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: again }}
        onFinish={({ code, ...values }) => enter.mutate({ ...values, code: cleanCode(code) })}
      >
        <Form.Item name="name" label="姓名" rules={[{ required: true, message: '请输入姓名' }]}>
          <Input autoComplete="username" autoFocus={again === undefined} maxLength={200} />
        </Form.Item>
        <Form.Item name="password" label="密码" rules={[{ required: true, message: '请输入密码' }]}>
          <Input.Password autoComplete="current-password" autoFocus={again !== undefined} maxLength={1000} />
        </Form.Item>
        <CodeItem extra="验证器应用里的 6 位数字" />
        <Flex vertical gap={10}>
          <Button type="primary" htmlType="submit" block loading={enter.isPending}>
            登录
          </Button>
          {hasPasskeys() && (
            <Button block loading={byPasskey.isPending} onClick={enterByPasskey}>
              用通行密钥登录
            </Button>
          )}
        </Flex>
      </Form>
      {again === undefined && (
        <Flex justify="center">
          <Link to="/enrol">有邀请码，第一次登录</Link>
        </Flex>
      )}
      {seeded.length > 0 && (
        <Flex wrap gap={8}>
          <h2 className="soft small" style={{ width: '100%' }}>
            开发环境 · 一键登录
          </h2>
          {seeded.map((operator) => (
            <Button
              key={operator.name}
              loading={enterSeeded.isPending && enterSeeded.variables === operator.name}
              onClick={() => enterSeeded.mutate(operator.name)}
            >
              {operator.name} · {rolesText(operator)}
            </Button>
          ))}
        </Flex>
      )}
    </Entrance>
  );
}
