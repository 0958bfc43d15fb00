import { Button, Flex } from 'antd';
import { timeText, usdText } from '@/server/operations/common/formats';
import { PlainAnswer } from '../answer/plain-answer';
import { operationText } from '../answer/words';
import { Countdown } from './countdown';
import styles from './request-card.module.css';
import type { PendingRequest } from './requests';

interface RequestCardProps {
  request: PendingRequest;
  /** Whether the operator made it. */
  own: boolean;
  onShow: () => void;
}

/** What a request would do, who wants it and until when. */
export function RequestCard({ request, own, onShow }: RequestCardProps) {
  const { id, operation, operator, requestedAt, expiresAt, reason, dollars, beyond, effect } = request;
  return (
    <Flex vertical gap={8} component="article" className="panel padded" aria-label={`申请 ${id}`}>
      <Flex gap={12} align="center" justify="space-between">
        <h3>{operationText(operation)}</h3>
        <Countdown expires={expiresAt} />
      </Flex>
      <p className="soft">
        {own ? '你于' : `${operator} 于`} {timeText(requestedAt)} 申请
      </p>
      <div className={`effect ${styles.effect}`}>
        <PlainAnswer answer={effect} />
      </div>
      {reason !== null && <p className="wrap">原因：{reason}</p>}
      {beyond && <Beyond {...beyond} />}
      <Flex wrap gap="8px 16px" align="center" className="thumb">
        {dollars !== null && (
          <span>
            涉及金额 <strong>{usdText(dollars)}</strong>
          </span>
        )}
        <Button className="aside" type={own || beyond ? 'default' : 'primary'} onClick={onShow}>
          {own || beyond ? '查看' : '查看并处理'}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Why the operator cannot approve a request. */
function Beyond({ limit, approved }: { limit: number; approved: number }) {
  return (
    <p className="brass">
      超出你的批准限额：24 小时内最多 {usdText(limit)}，已批准 {usdText(approved)}。请由限额更高的同事批准。
    </p>
  );
}
