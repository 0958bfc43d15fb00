import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Answer } from '@/server/operations/common/answer';
import { AnswerView } from '../answer/answer-view';
import { run } from '../api/operations';
import { refusalOf } from '../api/problem-text';
import { INBOX } from '../api/waiting';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';
import styles from './decision.module.css';
import { Refusal } from './refusal';
import { begins, pendingQuery, type RequestRow, trialQuery } from './requests';

interface RejectFormProps {
  /** Whether the operator withdraws their own request. */
  own: boolean;
  pending: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

interface DecisionProps {
  row: RequestRow;
  /** Whether the operator made the request. */
  own: boolean;
  /** Its effect when it was requested. */
  /** Shows that effect. */
  children: ReactNode;
}

/** The effect of a request, checked on what is stored now, and the operator's decision. */
export function Decision({ row, own, children }: DecisionProps) {
  const { id, state, operator } = row;
  const queries = useQueryClient();
  const [rejecting, setRejecting] = useState(false);
  const { data: pending } = useQuery(pendingQuery);
  // Who only decided it before may see it, too.
  const decides = state === 'pending' && !own && (pending?.some((one) => one.id === id) ?? false);
  const trial = useQuery({ ...trialQuery(id), enabled: decides });
  const refresh = () => queries.invalidateQueries({ queryKey: [INBOX] });
  const approve = useMutation({
    mutationFn: () => run('approve', { input: { id: String(id) } }),
    onSettled: refresh,
  });
  const reject = useMutation({
    mutationFn: (reason: string) => run('reject', { input: { id: String(id), reason } }),
    onSuccess: () => setRejecting(false),
    onSettled: refresh,
  });
  const refusal = refusalOf(approve.error);
  const done = approve.data ?? reject.data;
  const tried = done ? undefined : trial.data;
  const possible = tried && 'effect' in tried;
  return (
    <>
      {approve.data && <Approved answer={approve.data.answer} />}
      {approve.error && (refusal ? <Refusal answer={refusal} operator={operator} /> : <Fault error={approve.error} />)}
      {reject.data && <Alert type="success" showIcon title={own ? '已撤回' : '已驳回，申请人会看到原因'} />}
      {reject.error && <Fault error={reject.error} />}
      {(!decides || done) && children}
      {decides && !done && trial.error && <Fault error={trial.error} />}
      {decides && !tried && !trial.error && !done && (
        <>
          {children}
          <Skeleton active title={false} paragraph={{ rows: 1 }} />
        </>
      )}
      {decides && possible && (
        <>
          {children}
          <p className="jade">已按现在的数据核对：与申请时的效果一致。</p>
        </>
      )}
      {decides && tried && !possible && !approve.error && (
        <>
          <Refusal answer={tried.refusal} operator={operator} />
          {!begins(tried.refusal, 'effect_changed') && children}
        </>
      )}
      {state === 'pending' && (own || decides) && !done && (
        <Flex wrap gap={10} className={`thumb ${styles.actions}`}>
          {rejecting ? (
            <RejectForm
              own={own}
              pending={reject.isPending}
              onReject={reject.mutate}
              onCancel={() => setRejecting(false)}
            />
          ) : (
            <>
              {possible && (
                <Button type="primary" size="large" loading={approve.isPending} onClick={() => approve.mutate()}>
                  批准并执行
                </Button>
              )}
              <Button size="large" danger onClick={() => setRejecting(true)}>
                {own ? '撤回申请' : '驳回'}
              </Button>
            </>
          )}
        </Flex>
      )}
    </>
  );
}

/** That the operation ran; or that somebody else had approved it before. */
function Approved({ answer }: { answer: Answer }) {
  const before = begins(answer, 'request_decided');
  return (
    <Alert
      type={before ? 'info' : 'success'}
      showIcon
      title={before ? '已有人处理' : '已批准并执行'}
      description={<AnswerView answer={answer} />}
    />
  );
}

/** Asks why a request is rejected or withdrawn. */
function RejectForm({ own, pending, onReject, onCancel }: RejectFormProps) {
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      style={{ flex: 'auto' }}
      onFinish={({ reason }) => onReject(reason)}
    >
      <Form.Item
        name="reason"
        label={own ? '撤回的原因' : '驳回的原因，申请人会看到'}
        rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <Input.TextArea rows={2} maxLength={500} autoFocus />
      </Form.Item>
      <Flex gap={10} className="thumb">
        <Button type="primary" danger size="large" htmlType="submit" loading={pending}>
          {own ? '确认撤回' : '确认驳回'}
        </Button>
        <Button size="large" onClick={onCancel}>
          返回
        </Button>
      </Flex>
    </Form>
  );
}
