import { useMutation } from '@tanstack/react-query';
import { App, Button, Flex, Form, Input, InputNumber } from 'antd';
import { cleanPerson } from '@/lib/typing/digits';
import { MOST_DEPOSIT, type ToolSetUp } from '@/server/office/tools-api';
import { PERSON_RULE } from '../../fields/person-rule';
import { Fault } from '../../parts/fault';
import { giveDeposit, openVisitorSession } from '../queries';

/** A visitor's account with which previews are logged in. */
export interface Visitor {
  account: string;
  token: string;
}

interface AccountPanelProps {
  visitor: Visitor | undefined;
  links: ToolSetUp['links'];
  onVisitor: (visitor: Visitor | undefined) => void;
  /** Something has changed that previews show. */
  onChanged: () => void;
}

interface Fields {
  account: string;
  amount: number;
}

const MISSING = '本机没有这个账户，请先在预览里开户';

/** Logs previews in as a visitor, and gives accounts deposits. */
export function AccountPanel({ visitor, links, onVisitor, onChanged }: AccountPanelProps) {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const logIn = useMutation({
    mutationFn: (account: string) => openVisitorSession({ account }),
    onSuccess: (found) => {
      if (found.account === null) return void message.error(MISSING);
      onVisitor(found);
      message.success(`各预览已登录账户 ${found.account}`);
    },
  });
  const deposit = useMutation({
    mutationFn: giveDeposit,
    onSuccess: (found, { amount }) => {
      if (found.account === null) return void message.error(MISSING);
      message.success(`账户 ${found.account} 已入金 $${amount}`);
      onChanged();
    },
  });
  const error = logIn.error ?? deposit.error;
  const withAccount = async (work: (fields: Fields) => void) => {
    await form.validateFields().then(work, () => undefined);
  };
  return (
    <Flex vertical gap={10}>
      <Form form={form} layout="vertical" initialValues={{ amount: 1_000 }} requiredMark={false}>
        <Form.Item name="account" label="账户或手机号" rules={[PERSON_RULE]}>
          <Input inputMode="numeric" autoComplete="off" maxLength={100} placeholder="在本机开出的账户" />
        </Form.Item>
        <Button
          block
          loading={logIn.isPending}
          onClick={() => withAccount(({ account }) => logIn.mutate(cleanPerson(account)))}
        >
          各预览登录此账户
        </Button>
        <Flex gap={8} align="end" style={{ marginTop: 16 }}>
          <Form.Item
            name="amount"
            label="入金（美元）"
            style={{ marginBottom: 0 }}
            rules={[
              { required: true, type: 'number', min: 0.01, max: MOST_DEPOSIT, message: `0.01 至 ${MOST_DEPOSIT}` },
            ]}
          >
            <InputNumber prefix="$" precision={2} controls={false} />
          </Form.Item>
          <Button
            loading={deposit.isPending}
            onClick={() =>
              withAccount(({ account, amount }) => deposit.mutate({ account: cleanPerson(account), amount }))
            }
          >
            入金
          </Button>
        </Flex>
      </Form>
      {error && <Fault error={error} />}
      {visitor ? (
        <p>已登录账户 {visitor.account}。要回到未登录，点“新访客”。</p>
      ) : (
        <p className="soft">未登录。令牌只留在本页，不写进地址。没有账户？在任一预览里开户，验证码在“动态”里。</p>
      )}
      <h2>其他页面</h2>
      <Flex wrap gap="4px 14px" component="ul">
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
