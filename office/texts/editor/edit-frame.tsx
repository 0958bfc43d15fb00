import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { timeText } from '@/server/operations/common/formats';
import { Columns } from '../../layout/columns';
import { useUnsaved } from '../../parts/use-unsaved';
import styles from './edit-text.module.css';
import type { useDraft } from './use-draft';

interface EditFrameProps {
  draft: ReturnType<typeof useDraft>;
  /** How much differs from what visitors see, in words. */
  changed: string;
  faults: number;
  /** Label of the button that saves. */
  label: string;
  maySave: boolean;
  /** Whether the changes are being saved. */
  saving: boolean;
  onSave: () => void;
  preview: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form with what can be done with its changes, and the page beside it. */
export function EditFrame(props: EditFrameProps) {
  const { draft, changed, faults, label, maySave, saving, onSave, preview, children } = props;
  const { own, restored, reset } = draft;
  useUnsaved(() => own && !saving, '改动还没有存草稿或送审，只留在这台设备上。要离开吗？');
  return (
    <Columns widths="clamp(340px, 32vw, 480px) minmax(0, 1fr)" gap={24}>
      <div>
        {children}
        {restored !== undefined && (
          <Alert
            type="info"
            showIcon
            title={`已恢复你 ${timeText(new Date(restored).toISOString()).slice(5)} 留在这台设备上的改动`}
          />
        )}
        <Flex gap={10} align="center" className={`panel ${styles.bar}`}>
          <span aria-live="polite">
            {changed}
            {faults > 0 && <strong className="red">，{faults} 处有误</strong>}
          </span>
          {own && <Button onClick={reset}>放弃改动</Button>}
          <Button type="primary" disabled={!maySave} onClick={onSave}>
            {label}
          </Button>
        </Flex>
      </div>
      <div className={styles.preview}>{preview}</div>
    </Columns>
  );
}
