import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { saveText } from '../answer/save-text';
import { run } from '../api/operations';
import { problemText } from '../api/problem-text';

/** Saves all rewards that match the filters as CSV; the audit log records it. */
export function ExportButton({ filters, count }: { filters: Record<string, string>; count: number }) {
  const { modal, message } = App.useApp();
  const saving = useMutation({
    mutationFn: () => run('export', { input: filters }),
    onSuccess: ({ answer }) => {
      for (const part of answer)
        if (part.kind === 'document') saveText(part.type, part.name ?? 'rewards.csv', part.content);
    },
    onError: (error) => message.error(problemText(error)),
  });
  const ask = () =>
    modal.confirm({
      title: `导出 ${count.toLocaleString('zh-CN')} 笔奖励`,
      content: '按当前筛选导出 CSV（北京时间，含各状态合计）。文件含账户，请妥善保管；此次导出会记入审计日志。',
      okText: '导出',
      onOk: () => saving.mutateAsync().catch(() => undefined),
    });
  return (
    <Button disabled={count === 0} loading={saving.isPending} onClick={ask}>
      导出 CSV
    </Button>
  );
}
