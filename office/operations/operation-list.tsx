import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Input, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import type { OfficeOperation, OfficeOperations } from '@/server/office/api';
import { operationsQuery } from '../api/operations';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import styles from './operation-list.module.css';

/** All operations that the operator may run, by subject, with a search. */
export function OperationList() {
  const { data, error } = useQuery(operationsQuery);
  const [wanted, setWanted] = useState('');
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const found = matching(data, wanted);
  return (
    <Screen
      title="全部操作"
      actions={
        <Input.Search
          allowClear
          value={wanted}
          aria-label="搜索操作"
          placeholder="搜名称、说明或命令"
          style={{ flex: '1 1 320px' }}
          onChange={({ target }) => setWanted(target.value)}
        />
      }
    >
      {found.length === 0 && <p className="soft">没有与“{wanted}”相符的操作</p>}
      <div className={styles.subjects}>
        {found.map(({ title, operations }) => (
          <section key={title} className={`panel ${styles.subject}`} aria-label={title}>
            <h2 className="brass">{title}</h2>
            <ul className="rows">
              {operations.map((operation) => (
                <Row key={operation.name} operation={operation} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  );
}

function Row({ operation: { name, title, summary, audited, approval } }: { operation: OfficeOperation }) {
  return (
    <li>
      <Link to="/operations/$name" params={{ name }} className={styles.row}>
        <span className={styles.what}>
          {title} <code className="soft">{name}</code>
        </span>
        <span className={`soft ${styles.summary}`}>{summary}</span>
        <span>
          {approval === 'always' && <Tag className="brass">需审批</Tag>}
          {audited && !approval && <Tag>记入日志</Tag>}
          {approval && approval !== 'always' && <Tag>可能需审批</Tag>}
        </span>
      </Link>
    </li>
  );
}

function matching({ subjects }: OfficeOperations, wanted: string): OfficeOperations['subjects'] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, title, summary }: OfficeOperation) => {
    const text = `${name} ${title} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return subjects
    .map((subject) => ({ ...subject, operations: subject.operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0);
}
