import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Form, Modal } from 'antd';
import { cleanCode } from '@/lib/typing/digits';
import { OFFICE_CALLS } from '@/server/office/api';
import { call } from '../api/call';
import { hasPasskeys } from '../api/passkey-error';
import { confirmByPasskey } from '../api/passkeys';
import { CodeItem } from '../fields/code-item';
import { Fault } from '../parts/fault';

/** Asks for a code or a passkey. @param onEnd says whether the operator confirmed */
export function FactorDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const [form] = Form.useForm<{ code: string }>();
  const confirm = useMutation({
    mutationFn: (code?: string) =>
      code === undefined
        ? confirmByPasskey()
        : call<unknown>('POST', `${OFFICE_CALLS.operations}/confirm`, { input: { code } }),
    onSuccess: () => onEnd(true),
    // A code works once.
    onError: () => form.resetFields(),
  });
  return (
    <Modal title="请确认是你本人" open footer={null} width={400} onCancel={() => onEnd(false)}>
      <Flex vertical gap={12}>
        <p className="soft">
          这项操作须在五分钟内确认过身份：审批、动钱、导入导出、发布文案，以及改客户、域名和操作员。
        </p>
        {confirm.error && <Fault error={confirm.error} />}
        <Form form={form} layout="vertical" onFinish={({ code }) => confirm.mutate(cleanCode(code))}>
          <CodeItem autoFocus />
          <Flex gap={8}>
            <Button type="primary" htmlType="submit" loading={confirm.isPending && confirm.variables !== undefined}>
              确认
            </Button>
            {hasPasskeys() && (
              <Button
                loading={confirm.isPending && confirm.variables === undefined}
                onClick={() => confirm.mutate(undefined)}
              >
                用通行密钥
              </Button>
            )}
          </Flex>
        </Form>
      </Flex>
    </Modal>
  );
}
