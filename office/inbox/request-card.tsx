import { Button } from 'antd';
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
    <article className={`panel ${styles.card}`} aria-label={`申请 ${id}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{operationText(operation, 'zh')}</h3>
        <Countdown expires={expiresAt} />
      </div>
      <p className="soft">
        {own ? '你于' : `${operator} 于`} {timeText(requestedAt)} 申请
      </p>
      <div className={styles.effect}>
        <PlainAnswer answer={effect} />
      </div>
      {reason !== null && <p className={styles.reason}>原因：{reason}</p>}
      {beyond && <Beyond {...beyond} />}
      <div className={styles.foot}>
        <p>
          {dollars !== null && (
            <>
              涉及金额 <strong>{usdText(dollars)}</strong>
            </>
          )}
        </p>
        <Button type={own || beyond ? 'default' : 'primary'} className={styles.open ?? ''} onClick={onShow}>
          {own || beyond ? '查看' : '查看并处理'}
        </Button>
      </div>
    </article>
  );
}

/** Why the operator cannot approve a request. */
function Beyond({ limit, approved }: { limit: number; approved: number }) {
  return (
    <p className={styles.beyond}>
      超出你的批准限额：24 小时内最多 {usdText(limit)}，已批准 {usdText(approved)}。请由限额更高的同事批准。
    </p>
  );
}
