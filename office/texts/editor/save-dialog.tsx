import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { sentencesOf } from '../../answer/read-answer';
import type { Change } from '../../form/text-values';
import { Fault } from '../../parts/fault';
import { ChangeList } from '../revisions/change-list';
import { useTextOperation } from '../text-queries';

/** Sentences that name the stored revision. */
const STORED = ['revision_stored', 'brand_revision_stored', 'clause_stored'] as const;

interface SaveDialogProps {
  /** The operation that stores the text, with its input. */
  write: { name: string; input: Record<string, unknown> };
  /** The draft that this text continues, which is discarded. */
  replaced: number | undefined;
  changes: readonly Change[];
  /** What each other arm changes of the first one. */
  arms?: readonly { name: string; changes: readonly Change[] }[];
  /** What happens to experiments. */
  notes: readonly string[];
  /** Whether something comes between draft and review. */
  draftOnly?: boolean;
  onClose: () => void;
  onStored: (revision: number) => void;
}

/** Shows what a text changes of what visitors see, and stores it as a draft or submits it. */
export function SaveDialog({
  write,
  replaced,
  changes,
  arms = [],
  notes,
  draftOnly,
  onClose,
  onStored,
}: SaveDialogProps) {
  const operation = useTextOperation();
  const store = useMutation({
    mutationFn: async (submits: boolean) => {
      const { answer } = await operation.mutateAsync(write);
      const [id] = STORED.flatMap((code) => sentencesOf(answer, code).map((stored) => stored.id));
      if (typeof id !== 'number') throw new Error('The answer does not name the revision.');
      const of = (number: number) => ({ revision: String(number) });
      if (replaced !== undefined) await operation.mutateAsync({ name: 'campaigns discard', input: of(replaced) });
      if (submits) await operation.mutateAsync({ name: 'campaigns submit', input: of(id) });
      return id;
    },
    onSuccess: onStored,
  });
  const busy = (submits: boolean) => store.isPending && store.variables === submits;
  return (
    <Modal
      open
      width={720}
      title="送审前核对"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          继续修改
        </Button>,
        <Button key="draft" disabled={store.isPending} loading={busy(false)} onClick={() => store.mutate(false)}>
          {draftOnly ? '存为草稿' : '只存草稿'}
        </Button>,
        !draftOnly && (
          <Button
            key="submit"
            type="primary"
            disabled={store.isPending}
            loading={busy(true)}
            onClick={() => store.mutate(true)}
          >
            送审
          </Button>
        ),
      ]}
    >
      {changes.length > 0 && (
        <p className="soft">与访客现在看到的相比，会改这 {changes.length} 处。送审后由另一位同事通过，再发布。</p>
      )}
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {arms.map((arm) => (
        <section key={arm.name} aria-label={arm.name}>
          <h3>{arm.name}</h3>
          <ChangeList changes={arm.changes} />
        </section>
      ))}
      {store.error && <Fault error={store.error} />}
    </Modal>
  );
}
