import { Flex, Tag } from 'antd';
import type { Value } from '@/server/operations/common/answer';
import type { Column, ColumnKind } from '@/server/operations/common/columns';
import { wordOf } from '@/server/operations/common/formats';
import { cellText } from './cell-text';
import { useNames } from './names';
import { operationText } from './words';

/** Columns whose values are compared by their last digit. */
const RIGHT: readonly ColumnKind[] = ['number', 'usd', 'decimal', 'amount', 'share', 'reached', 'change'];
const IDENTIFIERS: readonly ColumnKind[] = ['id', 'account', 'host'];

export function isRight(column: Column | undefined): boolean {
  return column !== undefined && RIGHT.includes(column.kind);
}

/** A value of a table or of figures, in the way of its column. */
export function Cell({ value, column }: { value: Value; column: Column | undefined }) {
  if (value === null) return <span className="soft">—</span>;
  if (column?.kind === 'state') {
    return [value].flat().map((one) => <Tag key={String(one)}>{wordOf(column.words ?? {}, String(one))}</Tag>);
  }
  if (column?.kind === 'json') return <Details value={value} />;
  if (column?.kind === 'operation') return <Code code={String(value)} name={operationText(String(value))} />;
  if (column?.kind === 'campaign' || column?.kind === 'brand') return <Named code={String(value)} kind={column.kind} />;
  const text = cellText(value, column);
  return column && IDENTIFIERS.includes(column.kind) ? <span className="mono">{text}</span> : text;
}

function Named({ code, kind }: { code: string; kind: 'campaign' | 'brand' }) {
  return <Code code={code} name={useNames()[kind].get(code) ?? code} />;
}

/** A code with its Chinese name, if it has one. */
function Code({ code, name }: { code: string; name: string }) {
  if (name === code) return code;
  return (
    <>
      {name} <code className="soft small">{code}</code>
    </>
  );
}

/** Details of an entry of the audit log, as names with values. */
function Details({ value }: { value: Value }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cellText(value, undefined);
  return (
    <Flex wrap gap="2px 12px" component="span">
      {Object.entries(value).map(([name, one]) => (
        <span key={name}>
          <span className="soft">{name}</span> {typeof one === 'object' ? JSON.stringify(one) : String(one)}
        </span>
      ))}
    </Flex>
  );
}
