import { Button, Flex } from 'antd';
import type { RunAnswer } from '@/server/office/api';
import { AnswerView } from '../answer/answer-view';
import { Panel } from '../layout/panel';
import styles from './preview-view.module.css';

interface PreviewViewProps {
  shown: RunAnswer;
  running: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether there is nothing to change before it runs. */
  leaves: boolean;
}

/** The effect of an operation that has not run yet, and the decision. */
export function PreviewView({ shown: { answer, preview }, running, onConfirm, onCancel, leaves }: PreviewViewProps) {
  const changes = preview?.details !== null;
  return (
    <Panel mark="brass" title={changes ? '执行后会这样' : '不会有任何改变'} label="预览">
      <AnswerView answer={answer} />
      {changes && preview?.needsApproval && <p className="soft">须由另一位操作员批准，批准前不会改变任何数据。</p>}
      <Flex gap={8} align="center" className={styles.actions ?? ''}>
        {changes && <strong className="brass">尚未执行</strong>}
        {changes && (
          <Button type="primary" loading={running} onClick={onConfirm} autoFocus>
            {preview?.needsApproval ? '提交审批' : '确认执行'}
          </Button>
        )}
        <Button onClick={onCancel}>{leaves ? '取消' : '返回修改'}</Button>
      </Flex>
    </Panel>
  );
}
