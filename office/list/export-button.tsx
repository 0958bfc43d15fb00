import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { saveText } from '../answer/save-text';
import { run } from '../api/operations';
import { problemText } from '../api/problem-text';
import { useMay } from '../api/use-may';

interface ExportButtonProps {
  /** The operation, which answers with a document. */
  operation: string;
  input: Record<string, string>;
  /** Of a document without a name. */
  file: string;
  disabled?: boolean;
  /** What the operator confirms first. */
  question?: { title: string; content: string };
}

/** Saves everything that matches the filters as CSV, for operators who may. */
export function ExportButton({ operation, input, file, disabled = false, question }: ExportButtonProps) {
  const { modal, message } = App.useApp();
  const may = useMay();
  const saving = useMutation({
    mutationFn: () => run(operation, { input }),
    onSuccess: ({ answer }) => {
      for (const part of answer) if (part.kind === 'document') saveText(part.type, part.name ?? file, part.content);
    },
    onError: (error) => message.error(problemText(error)),
  });
  const save = () => saving.mutateAsync().catch(() => undefined);
  if (!may(operation)) return null;
  return (
    <Button
      disabled={disabled}
      loading={saving.isPending}
      onClick={() => (question ? modal.confirm({ ...question, okText: '导出', onOk: save }) : save())}
    >
      导出 CSV
    </Button>
  );
}
