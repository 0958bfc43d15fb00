import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex, Form, Input, Skeleton } from 'antd';
import { cleanPerson } from '@/lib/typing/digits';
import type { RunAnswer } from '@/server/office/api';
import { AnswerView } from '../answer/answer-view';
import { run } from '../api/operations';
import { PERSON_RULE } from '../fields/person-rule';
import { Fault } from '../parts/fault';
import { CustomerPage } from './customer-page';
import styles from './customers-screen.module.css';
import { readReport } from './report';

const keyOf = (account: string | undefined) => ['customers', account];

/** Finds a customer by mobile number or account, and shows everything that is stored. */
export function CustomersScreen() {
  const { account } = useSearch({ from: '/customers' });
  const navigate = useNavigate({ from: '/customers' });
  const queries = useQueryClient();
  const look = useMutation({
    mutationFn: (person: string) => run('customer', { input: { person } }),
    onSuccess: async (ran) => {
      const found = readReport(ran.answer)?.account;
      if (found === undefined) return;
      queries.setQueryData(keyOf(found), ran);
      await navigate({ search: { account: found } });
    },
  });
  // Each look-up is recorded, so that this one is not repeated while the page is open.
  const { data, error } = useQuery({
    queryKey: keyOf(account),
    queryFn: () => run('customer', { input: { person: account } }),
    enabled: account !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const missed = look.data && !readReport(look.data.answer) ? look.data : undefined;
  const report = data && readReport(data.answer);
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="10px 24px" align="center" className={styles.head ?? ''}>
        <h1>客户</h1>
        <Form layout="inline" onFinish={({ person }: { person: string }) => look.mutate(cleanPerson(person))}>
          <Form.Item name="person" rules={[PERSON_RULE]}>
            <Input
              aria-label="手机号或账户"
              placeholder="手机号或账户"
              inputMode="numeric"
              autoComplete="off"
              maxLength={100}
              className={styles.person ?? ''}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={look.isPending}>
            查询
          </Button>
        </Form>
        <span className="soft">每次查询都会记入审计日志</span>
      </Flex>
      {look.error && <Fault error={look.error} />}
      {missed && <Missed ran={missed} />}
      {!look.error && !missed && account === undefined && (
        <p className="vacant">输入手机号或账户，查看开户、协议、实名、入金、交易、奖励、积分、登录和处理记录。</p>
      )}
      {!look.error && !missed && account !== undefined && (
        <>
          {error && <Fault error={error} />}
          {!error && !data && <Skeleton active />}
          {data && !report && <Missed ran={data} />}
          {report && (
            <CustomerPage
              key={report.account}
              report={report}
              onChanged={() => queries.invalidateQueries({ queryKey: keyOf(account) })}
            />
          )}
        </>
      )}
    </Flex>
  );
}

function Missed({ ran: { answer, failed } }: { ran: RunAnswer }) {
  return <Alert type={failed ? 'warning' : 'info'} showIcon title={<AnswerView answer={answer} />} />;
}
