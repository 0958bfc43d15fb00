import { Button, Flex, Form, Input, Modal, Popconfirm, Tooltip } from 'antd';
import { useContext, useState } from 'react';
import { Fault } from '../../parts/fault';
import { useUnsaved } from '../../parts/use-unsaved';
import { useRights } from '../rights';
import { type RevisionRow, type RevisionState, useTextOperation } from '../text-queries';
import { endingText } from './experiment';
import { PublishDialog } from './publish-dialog';
import { SubjectContext } from './subject';

interface ReturnDialogProps {
  revision: number;
  author: string;
  onClose: () => void;
}

/** What comes next, by state. */
const NEXT: Partial<Record<RevisionState, string>> = {
  'in-review': '由另一位同事看过差异后通过，通过后在这里发布。',
  approved: '已通过，发布后五秒内生效，也可以定时。',
};

interface RevisionActionsProps {
  campaign: string;
  revision: RevisionRow;
  /** What the operator still has to look at before approving it; empty if nothing is left. */
  unseen: string;
  onEdit: (revision: number) => void;
}

/** What can be done with a revision in its state, by an operator with these rights. */
export function RevisionActions({ campaign, revision, unseen, onEdit }: RevisionActionsProps) {
  const { revision: id, state, author, brand } = revision;
  const { may, name } = useRights();
  const { subject, writes } = useContext(SubjectContext);
  const operation = useTextOperation();
  const [dialog, setDialog] = useState<'publish' | 'return'>();
  const run = (what: string, input: Record<string, unknown> = { revision: String(id) }) =>
    operation.mutate({ name: `campaigns ${what}`, input });
  const busy = (what: string) => operation.isPending && operation.variables.name === `campaigns ${what}`;
  const place = { campaign, subject, ...(brand !== 'all' && { brand }) };
  const buttons = [
    state === 'draft' && may('campaigns submit') && (
      <Button key="submit" type="primary" loading={busy('submit')} onClick={() => run('submit')}>
        送审
      </Button>
    ),
    state === 'in-review' && may('campaigns approve') && (
      <Approve
        key="approve"
        own={author === name}
        unseen={unseen}
        loading={busy('approve')}
        onApprove={() => run('approve')}
      />
    ),
    state === 'in-review' && may('campaigns return') && (
      <Button key="return" onClick={() => setDialog('return')}>
        退回修改
      </Button>
    ),
    state === 'approved' && may('campaigns publish') && (
      <Button key="publish" type="primary" onClick={() => setDialog('publish')}>
        发布
      </Button>
    ),
    (state === 'live' || state === 'scheduled') && may('campaigns rollback') && (
      <Popconfirm
        key="rollback"
        title={
          state === 'live'
            ? `撤下后恢复前一版本，五秒内生效。${endingText(revision) ?? ''}`
            : '取消后，到时不会显示这个版本。'
        }
        okText={state === 'live' ? '撤下' : '取消排期'}
        cancelText="不了"
        onConfirm={() => run('rollback', { ...place, revision: String(id) })}
      >
        <Button danger loading={busy('rollback')}>
          {state === 'live' ? '撤下，恢复前一版本' : '取消排期'}
        </Button>
      </Popconfirm>
    ),
    may(writes) && (
      <Button key="edit" onClick={() => onEdit(id)}>
        {state === 'draft' ? '继续修改' : '以此新建'}
      </Button>
    ),
    ['draft', 'in-review', 'approved'].includes(state) && may('campaigns discard') && (
      <Popconfirm
        key="discard"
        title="作废后不能恢复，可以用它新建。"
        okText="作废"
        cancelText="不了"
        onConfirm={() => run('discard')}
      >
        <Button danger type="text" loading={busy('discard')}>
          作废
        </Button>
      </Popconfirm>
    ),
  ];
  return (
    <>
      <Flex wrap gap={8}>
        {buttons}
      </Flex>
      {NEXT[state] && <p className="soft">{NEXT[state]}</p>}
      {operation.error && <Fault error={operation.error} />}
      {dialog === 'publish' && (
        <PublishDialog campaign={campaign} revision={revision} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'return' && <ReturnDialog revision={id} author={author} onClose={() => setDialog(undefined)} />}
    </>
  );
}

interface ApproveProps {
  own: boolean;
  unseen: string;
  loading: boolean;
  onApprove: () => void;
}

function Approve({ own, unseen, loading, onApprove }: ApproveProps) {
  const why = own ? '自己写的须由另一位同事通过' : unseen;
  return (
    <Tooltip title={why}>
      <Button type="primary" disabled={why !== ''} loading={loading} onClick={onApprove}>
        通过
      </Button>
    </Tooltip>
  );
}

/** Returns a revision to its author with a comment. */
function ReturnDialog({ revision, author, onClose }: ReturnDialogProps) {
  const operation = useTextOperation();
  const [form] = Form.useForm<{ reason: string }>();
  useUnsaved(() => form.isFieldsTouched());
  const send = ({ reason }: { reason: string }) =>
    operation.mutate(
      { name: 'campaigns return', input: { revision: String(revision), reason } },
      { onSuccess: onClose },
    );
  return (
    <Modal
      open
      title={`退回版本 ${revision}`}
      okText="退回"
      confirmLoading={operation.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={send}>
        <Form.Item
          name="reason"
          label={`给 ${author} 的意见`}
          rules={[{ required: true, whitespace: true, message: '请写明要改什么' }]}
        >
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
      {operation.error && <Fault error={operation.error} />}
    </Modal>
  );
}
