import { useMutation, useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { OFFICE_CALLS } from '@/server/office/api';
import { documentOf } from '../answer/read-answer';
import { operationsQuery, run } from '../api/operations';
import { Fault } from '../parts/fault';
import styles from './schema-form.module.css';

interface SceneDialogProps {
  /** Receives the layers of a scene. */
  onTake: (layers: readonly unknown[]) => void;
  onClose: () => void;
}

/** The scenes of all campaigns, of which one can be taken. */
export default function SceneDialog({ onTake, onClose }: SceneDialogProps) {
  const { data } = useQuery(operationsQuery);
  const take = useMutation({
    mutationFn: async (campaign: string) => {
      const { answer } = await run('campaigns definition', { input: { campaign } });
      return (JSON.parse(documentOf(answer) ?? '{}') as { hero?: { scene?: readonly unknown[] } }).hero?.scene ?? [];
    },
    onSuccess: onTake,
  });
  return (
    <Modal open width={860} title="选一幅画面" footer={null} onCancel={onClose}>
      {take.error && <Fault error={take.error} />}
      <div className={styles.scenes}>
        {data?.campaigns
          .filter(({ scene }) => scene)
          .map(({ value, label }) => (
            <button key={value} type="button" disabled={take.isPending} onClick={() => take.mutate(value)}>
              <img src={`${OFFICE_CALLS.art}/${value}.jpg`} width="240" height="240" loading="lazy" alt="" />
              {label}
            </button>
          ))}
      </div>
    </Modal>
  );
}
