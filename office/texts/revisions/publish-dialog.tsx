import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Modal, Radio, Spin } from 'antd';
import { lazy, Suspense, useContext, useId, useState } from 'react';
import type { Answer } from '@/server/operations/common/answer';
import { AnswerView } from '../../answer/answer-view';
import { sentencesOf, withoutSentences } from '../../answer/read-answer';
import { run } from '../../api/operations';
import { gridOf } from '../../layout/columns';
import { Fault } from '../../parts/fault';
import { type RevisionRow, useTextOperation } from '../text-queries';
import { ChangeList } from './change-list';
import styles from './publish-dialog.module.css';
import { SubjectContext } from './subject';

const BeijingTime = lazy(() => import('../../fields/beijing-time'));
const ShownCalendar = lazy(() => import('../shown/shown-calendar'));

/** Code of the sentence that describes a change. */
const CHANGE = 'field_differs';

interface PublishDialogProps {
  campaign: string;
  revision: RevisionRow;
  onClose: () => void;
}

/** Chooses when a revision shows, with what is shown on each day, and shows the effect before it is published. */
export function PublishDialog({ campaign, revision: { revision, brand }, onClose }: PublishDialogProps) {
  const id = useId();
  const operation = useTextOperation();
  // A definition stays until the next one; the campaign ends by its dates.
  const mayEnd = useContext(SubjectContext).subject !== 'definition';
  const approval = operation.data?.approval;
  const [scheduled, setScheduled] = useState(false);
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const input = {
    revision: String(revision),
    ...(scheduled && from !== undefined && { from }),
    ...(scheduled && to !== undefined && { to }),
  };
  const complete = !scheduled || from !== undefined || to !== undefined;
  const effect = useQuery({
    queryKey: ['texts', 'preview', 'publish', input],
    queryFn: () => run('campaigns publish', { input, preview: true }),
    enabled: complete,
    retry: false,
    gcTime: 0,
  });
  const shown = effect.data?.preview?.effect;
  const publish = () =>
    operation.mutate(
      { name: 'campaigns publish', input, ...(shown !== undefined && { effect: shown }) },
      { onSuccess: (ran) => ran.approval === undefined && onClose(), onError: () => effect.refetch() },
    );
  return (
    <Modal
      open
      width={720}
      title={`发布版本 ${revision}`}
      okText={scheduled ? '按时发布' : '立即发布'}
      okButtonProps={{ disabled: !complete || !effect.data || effect.isFetching || approval !== undefined }}
      confirmLoading={operation.isPending}
      onOk={publish}
      onCancel={onClose}
    >
      <Flex vertical gap={14}>
        <Radio.Group
          value={scheduled}
          options={[
            { value: false, label: '立即显示，直到有新的版本' },
            { value: true, label: '定时' },
          ]}
          onChange={({ target }) => setScheduled(target.value)}
        />
        {scheduled && (
          <Suspense fallback={<Spin />}>
            <div style={gridOf(260, '4px 16px')}>
              <Flex vertical gap={4}>
                <label htmlFor={`${id}-from`}>从（不填为现在）</label>
                <BeijingTime
                  id={`${id}-from`}
                  kind="time"
                  list={false}
                  value={from}
                  onChange={(next) => setFrom(next as string)}
                />
              </Flex>
              {mayEnd && (
                <Flex vertical gap={4}>
                  <label htmlFor={`${id}-to`}>到（不填为一直，日期含当日）</label>
                  <BeijingTime
                    id={`${id}-to`}
                    kind="time"
                    list={false}
                    value={to}
                    onChange={(next) => setTo(next as string)}
                  />
                </Flex>
              )}
            </div>
            <ShownCalendar
              campaign={campaign}
              brand={brand === 'all' ? undefined : brand}
              small
              chosen={[from, to]}
              onDay={(day) =>
                !mayEnd || from === undefined || (to === undefined && day < from.slice(0, 10))
                  ? setFrom(day)
                  : setTo(day)
              }
            />
          </Suspense>
        )}
        <div className={`effect ${styles.effect}`} aria-live="polite">
          {effect.error && <Fault error={effect.error} />}
          {effect.isFetching && <Spin size="small" />}
          {complete && effect.data && !effect.isFetching && <Effect answer={effect.data.answer} />}
          {!complete && <p className="soft">选好开始或结束，就能看到效果。</p>}
        </div>
        {operation.error && <Fault error={operation.error} />}
        {approval !== undefined && (
          <Alert
            type="warning"
            showIcon
            title={`这个版本动用奖金，还须另一位同事批准（申请 ${approval}），批准后自动发布。`}
          />
        )}
      </Flex>
    </Modal>
  );
}

/** What publishing does: when it shows, what it hides, and what it changes. */
function Effect({ answer }: { answer: Answer }) {
  const changes = sentencesOf(answer, CHANGE);
  return (
    <>
      <AnswerView answer={withoutSentences(answer, CHANGE)} />
      <ChangeList changes={changes.map(({ field, before = null, after = null }) => ({ field, before, after }))} />
    </>
  );
}
