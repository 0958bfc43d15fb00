import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { cleanCode } from '@/lib/typing/digits';
import { type EnrolInput, OFFICE_CALLS, type RunAnswer } from '@/server/office/api';
import { sentencesOf } from '../answer/read-answer';
import { call } from '../api/call';
import { CodeItem } from '../fields/code-item';
import { Entrance } from './entrance';

const MIN_PASSWORD = 12;

const enrol = (input: EnrolInput) => call<RunAnswer>('POST', OFFICE_CALLS.enrolment, input);

/** An invited operator sets a password, adds the account to an authenticator app, and shows its first code. */
export function Enrol() {
  const begin = useMutation({ mutationFn: enrol });
  const finish = useMutation({ mutationFn: enrol });
  const [secret] = sentencesOf(begin.data?.answer ?? [], 'or_type_secret');
  if (finish.data)
    return (
      <Entrance id="enrol" title="注册完成" lead="请用验证器的下一个动态码登录。">
        <Link to="/">去登录</Link>
      </Entrance>
    );
  if (secret && begin.variables)
    return (
      <Authenticator
        address={secret.address}
        secret={secret.secret}
        error={finish.error}
        pending={finish.isPending}
        onCode={(first) => begin.variables && finish.mutate({ ...begin.variables, first })}
      />
    );
  return <Password error={begin.error} pending={begin.isPending} onPassword={begin.mutate} />;
}

interface PasswordProps {
  error: Error | null;
  pending: boolean;
  onPassword: (input: EnrolInput) => void;
}

/** The link of an invitation has its name and code behind the `#`. */
function Password({ error, pending, onPassword }: PasswordProps) {
  const [invitation] = useState(() => Object.fromEntries(new URLSearchParams(window.location.hash.slice(1))));
  return (
    <Entrance id="enrol" title="注册运营台" lead="设置你自己的密码，下一步绑定验证器。" error={error}>
      <Form<EnrolInput & { again: string }>
        layout="vertical"
        requiredMark={false}
        initialValues={invitation}
        onFinish={({ again: _, ...input }) => onPassword(input)}
      >
        <Form.Item name="name" label="姓名" rules={[{ required: true, message: '请输入姓名' }]}>
          <Input autoComplete="username" maxLength={60} />
        </Form.Item>
        <Form.Item name="code" label="邀请码" rules={[{ required: true, message: '请输入邀请码' }]}>
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
        <Form.Item
          name="password"
          label="新密码"
          extra={`至少 ${MIN_PASSWORD} 个字符，不含姓名`}
          rules={[{ required: true, min: MIN_PASSWORD, message: `至少 ${MIN_PASSWORD} 个字符` }]}
        >
          <Input.Password autoComplete="new-password" maxLength={1000} />
        </Form.Item>
        <Form.Item
          name="again"
          label="再输一次新密码"
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, value) => {
                if (value !== getFieldValue('password')) throw new Error('两次输入不一致');
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={1000} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={pending}>
          下一步
        </Button>
      </Form>
    </Entrance>
  );
}

interface AuthenticatorProps {
  address: string;
  secret: string;
  error: Error | null;
  pending: boolean;
  onCode: (code: string) => void;
}

function Authenticator({ address, secret, error, pending, onCode }: AuthenticatorProps) {
  return (
    <Entrance
      id="enrol"
      title="绑定验证器"
      lead="用手机上的验证器扫码，再填它显示的动态码。二维码不再显示。"
      error={error}
    >
      {/* The secret below says the same. */}
      <div aria-hidden>
        <QRCode type="svg" value={address} size={200} bordered={false} />
      </div>
      <p className="soft wrap">
        不能扫码？输入密钥 <code>{secret}</code>
      </p>
      <Form layout="vertical" requiredMark={false} onFinish={({ code }: { code: string }) => onCode(cleanCode(code))}>
        <CodeItem autoFocus />
        <Button type="primary" htmlType="submit" block loading={pending}>
          完成注册
        </Button>
      </Form>
    </Entrance>
  );
}
