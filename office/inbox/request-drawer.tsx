import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { timeText, usdText } from '@/server/operations/common/formats';
import { PlainAnswer } from '../answer/plain-answer';
import { operationText, wordIn } from '../answer/words';
import { Facts } from '../layout/facts';
import { Fault } from '../parts/fault';
import { Countdown } from './countdown';
import { Decision } from './decision';
import { type HistoryRow, requestQuery } from './requests';

interface RequestDrawerProps {
  id: number;
  /** The operator who reads it. */
  name: string;
  onClose: () => void;
}

/** A request with everything that its approver has to know, and the decision. */
export function RequestDrawer({ id, name, onClose }: RequestDrawerProps) {
  const { data, error } = useQuery(requestQuery(id));
  const [open, setOpen] = useState(true);
  const row = data?.row;
  const own = row?.operator === name;
  return (
    <Drawer
      open={open}
      title={row ? operationText(row.operation) : `申请 ${id}`}
      size={620}
      extra={row && <State state={row.state} expires={row.expires} />}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (!shown) onClose();
      }}
    >
      {error && !data && <Fault error={error} />}
      {!data && !error && <Skeleton active />}
      {data && row && (
        <Flex vertical gap={18}>
          <Facts
            facts={[
              { name: '申请', value: `${own ? '你' : row.operator}，${timeText(row.requested)}（申请 ${id}）` },
              { name: '原因', value: row.reason ?? undefined },
              { name: '涉及金额', value: row.dollars === null ? undefined : <strong>{usdText(row.dollars)}</strong> },
              {
                name: '到期',
                value:
                  row.state === 'pending'
                    ? timeText(row.expires) + (own ? `，可以批准：${data.approvers.join('、') || '目前没有人'}` : '')
                    : undefined,
              },
            ]}
          />
          <Decision row={row} own={own}>
            <section aria-label="效果" className="effect">
              <PlainAnswer answer={data.effect} />
            </section>
          </Decision>
          <Flex vertical gap={8} component="section" aria-labelledby="request-history">
            <h3 id="request-history" className="soft">
              经过
            </h3>
            <History rows={data.history} id={id} />
          </Flex>
        </Flex>
      )}
    </Drawer>
  );
}

function State({ state, expires }: { state: string; expires: string }) {
  if (state === 'pending') return <Countdown expires={expires} />;
  return <Tag>{wordIn('requests', 'state', state)}</Tag>;
}

/** What happened to a request, and to the same one before. */
function History({ rows, id }: { rows: readonly HistoryRow[]; id: number }) {
  return (
    <Flex vertical gap={10} component="ol">
      {rows.map((row) => (
        <li key={`${row.id} ${row.event}`} className="lined">
          <span className="soft small">{timeText(row.at)}</span>
          <p className="wrap">
            {row.operator} <strong>{wordIn('request_history', 'event', row.event)}</strong>
            {row.id !== id && <span className="soft">（此前的申请 {row.id}）</span>}
            {row.reason !== null && `：${row.reason}`}
          </p>
        </li>
      ))}
    </Flex>
  );
}
