import { Button } from 'antd';
import type { RunAnswer } from '@/server/office/api';
import { AnswerView } from '../answer/answer-view';
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
    <section className={`panel ${styles.preview}`} aria-label="预览">
      <h2 className={styles.title}>{changes ? '执行后会这样' : '不会有任何改变'}</h2>
      <AnswerView answer={answer} />
      {changes && preview?.needsApproval && (
        <p className={styles.approval}>须由另一位操作员批准，批准前不会改变任何数据。</p>
      )}
      <div className={styles.actions}>
        {changes && <strong className={styles.state}>尚未执行</strong>}
        {changes && (
          <Button type="primary" loading={running} onClick={onConfirm} autoFocus>
            {preview?.needsApproval ? '提交审批' : '确认执行'}
          </Button>
        )}
        <Button onClick={onCancel}>{leaves ? '取消' : '返回修改'}</Button>
      </div>
    </section>
  );
}
