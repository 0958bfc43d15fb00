import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import type { OfficeOperator, SignInInput } from '@/server/office/api';
import { signInByPasskey } from '../api/passkeys';
import { rolesText } from '../api/roles';
import { signIn, signInSeeded } from '../api/session';
import { Fault } from '../parts/fault';
import styles from './sign-in.module.css';

/**
 * Name, password and code of the authenticator app.
 * @param seeded operators of the development set-up, who sign in by one click
 */
export function SignIn({ seeded }: { seeded: readonly OfficeOperator[] }) {
  const queries = useQueryClient();
  const [form] = Form.useForm<SignInInput>();
  // Nothing that another operator saw stays.
  const onSuccess = () => queries.resetQueries();
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
    <main className={styles.place}>
      <section className={`panel ${styles.panel}`} aria-labelledby="sign-in">
        <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="36" height="36" />
        <h1 id="sign-in" className={styles.title}>
          登录运营台
        </h1>
        <p className={styles.lead}>所有操作都会记入审计日志。</p>
        {error && (
          <div className={styles.fault}>
            <Fault error={error} />
          </div>
        )}
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => enter.mutate(values)}>
          <Form.Item name="name" label="姓名" rules={[{ required: true, message: '请输入姓名' }]}>
            <Input autoComplete="username" autoFocus maxLength={200} />
          </Form.Item>
          <Form.Item name="password" label="密码" rules={[{ required: true, message: '请输入密码' }]}>
            <Input.Password autoComplete="current-password" maxLength={1000} />
          </Form.Item>
          <Form.Item
            name="code"
            label="动态码"
            extra="验证器应用里的 6 位数字"
            rules={[{ required: true, pattern: /^\d{6}$/, message: '请输入 6 位数字' }]}
          >
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} className={styles.code ?? ''} />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={enter.isPending}>
            登录
          </Button>
          {'PublicKeyCredential' in window && (
            <Button block loading={byPasskey.isPending} onClick={enterByPasskey} className={styles.passkey ?? ''}>
              用通行密钥登录
            </Button>
          )}
        </Form>
        <p className={styles.first}>
          <Link to="/enrol">有邀请码，第一次登录</Link>
        </p>
        {seeded.length > 0 && (
          <div className={styles.seeded}>
            <h2 className={styles.label}>开发环境 · 一键登录</h2>
            {seeded.map((operator) => (
              <Button
                key={operator.name}
                loading={enterSeeded.isPending && enterSeeded.variables === operator.name}
                onClick={() => enterSeeded.mutate(operator.name)}
              >
                {operator.name} · {rolesText(operator)}
              </Button>
            ))}
          </div>
        )}
      </section>
    </main>
  );
}
