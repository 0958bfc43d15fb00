import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Flex, Segmented, Skeleton } from 'antd';
import { findOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { NotFound } from '../parts/not-found';
import { ImportFile } from './import-file';
import { IMPORTS, type ImportKind } from './search';

/** Imports deposits, trades and openings from files of other systems. */
export function ImportsScreen() {
  const { kind } = useSearch({ from: '/imports' });
  const navigate = useNavigate({ from: '/imports' });
  const { data: offered } = useQuery(operationsQuery);
  if (!offered) return <Skeleton active />;
  const kinds = (Object.keys(IMPORTS) as ImportKind[]).filter((each) => findOffered(offered, IMPORTS[each].operation));
  const chosen = kinds.find((each) => each === kind) ?? kinds[0];
  const operation = chosen && findOffered(offered, IMPORTS[chosen].operation);
  if (!chosen || !operation) return <NotFound />;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="10px 24px" align="center">
        <h1>导入</h1>
        <Segmented
          aria-label="导入什么"
          value={chosen}
          options={kinds.map((each) => ({ value: each, label: IMPORTS[each].title }))}
          onChange={(next) => navigate({ search: { kind: next } })}
        />
      </Flex>
      <p className="soft">先核对全部内容，确认后才写入；有一行不对就一行也不写。重复导入同一文件不会重复记账。</p>
      <ImportFile key={chosen} kind={chosen} operation={operation} />
    </Flex>
  );
}
