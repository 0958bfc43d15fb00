import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { ItemList } from '../parts/item-list';
import { Counts } from '../parts/section';
import { countsAt, placeIn, useFormScope } from './form-scope';

interface MapFieldProps {
  /** What a name must match. */
  pattern: string;
  /** A new value. */
  empty: unknown;
  noun: string;
  path: string;
  value: unknown;
  onChange: (value: Record<string, unknown>) => void;
  children: (path: string, value: unknown) => ReactNode;
}

/** Values by names, which the author chooses once: texts refer to them. */
export function MapField({ pattern, empty, noun, path, value, onChange, children }: MapFieldProps) {
  const scope = useFormScope();
  const [name, setName] = useState('');
  const items = Object.entries((value ?? {}) as Record<string, unknown>);
  const isNew = new RegExp(pattern, 'u').test(name) && !items.some(([known]) => known === name);
  return (
    <ItemList
      noun={noun}
      items={items}
      least={0}
      most={isNew ? Number.POSITIVE_INFINITY : items.length}
      adds={[{ label: name ? `加 {${name}}` : '加一个', item: () => [name, empty] as [string, unknown] }]}
      entry={
        <Input
          size="small"
          value={name}
          aria-label={`${noun}的名字`}
          placeholder="英文名字，例如 barGrams"
          autoComplete="off"
          onChange={({ target }) => setName(target.value.trim())}
        />
      }
      summary={([known]) => (
        <>
          <code>{`{${known}}`}</code> <Counts {...countsAt(scope, placeIn(path, known))} />
        </>
      )}
      onChange={(next) => {
        setName('');
        onChange(Object.fromEntries(next));
      }}
    >
      {([known, inner]) => children(placeIn(path, known), inner)}
    </ItemList>
  );
}
