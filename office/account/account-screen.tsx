import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Form, Input, Popconfirm, Skeleton } from 'antd';
import { AnswerView } from '../answer/answer-view';
import { run } from '../api/operations';
import { hasPasskeys, PasskeyError } from '../api/passkey-error';
import { registerPasskey } from '../api/passkeys';
import { signOut } from '../api/session';
import { Panel } from '../layout/panel';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';

const PASSKEYS = 'operators passkeys';
const SESSIONS = 'operators sessions';

/** The operator's own passkeys, sessions and password. */
export function AccountScreen() {
  return (
    <Screen title="我的账户">
      <Panel title="通行密钥">
        <p className="soft">用指纹、面容或安全钥匙代替密码和动态码登录，也用来确认身份。</p>
        <Own name={PASSKEYS} />
        <NewPasskey />
      </Panel>
      <Panel title="登录会话">
        <Own name={SESSIONS} />
        <p>
          <Link to="/operations/$name" params={{ name: 'operators end-session' }}>
            结束一个会话
          </Link>
        </p>
        <SignOutEverywhere />
      </Panel>
      <Panel title="密码">
        <p>
          <Link to="/operations/$name" params={{ name: 'change-password' }}>
            修改密码
          </Link>
          <span className="soft">，会结束你的其他会话</span>
        </p>
      </Panel>
    </Screen>
  );
}

/** The answer of an operation that lists something of the operator's. */
function Own({ name }: { name: string }) {
  const { data, error } = useQuery({ queryKey: ['own', name], queryFn: () => run(name, { input: {} }) });
  if (error) return <Fault error={error} />;
  return data ? <AnswerView answer={data.answer} /> : <Skeleton active paragraph={{ rows: 1 }} />;
}

function SignOutEverywhere() {
  const leave = useMutation({ mutationFn: () => signOut({ all: true }) });
  return (
    <>
      {leave.error && <Fault error={leave.error} />}
      <div>
        <Popconfirm
          title="退出全部设备？"
          description="您在所有设备上的会话都会结束，包括当前的。"
          okText="退出"
          cancelText="取消"
          onConfirm={() => leave.mutateAsync().catch(() => {})}
        >
          <Button danger loading={leave.isPending}>
            退出全部设备
          </Button>
        </Popconfirm>
      </div>
    </>
  );
}

function NewPasskey() {
  const queries = useQueryClient();
  const [form] = Form.useForm<{ name: string }>();
  const register = useMutation({
    mutationFn: registerPasskey,
    onSuccess: () => {
      form.resetFields();
      return queries.invalidateQueries({ queryKey: ['own', PASSKEYS] });
    },
  });
  if (!hasPasskeys()) return <p>{new PasskeyError('NotSupportedError').message}</p>;
  return (
    <Flex vertical gap={12}>
      {register.error && <Fault error={register.error} />}
      <Form form={form} layout="inline" onFinish={({ name }) => register.mutate(name)}>
        <Form.Item name="name" label="设备名称" rules={[{ required: true, message: '请填写设备名称' }]}>
          <Input maxLength={40} placeholder="例如：办公室电脑" autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={register.isPending}>
          在这台设备上添加
        </Button>
      </Form>
    </Flex>
  );
}
