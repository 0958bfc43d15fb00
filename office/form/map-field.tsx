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
  const known = (value ?? {}) as Record<string, unknown>;
  const isNew = new RegExp(pattern, 'u').test(name) && !Object.hasOwn(known, name);
  return (
    <>
      <ItemList
        noun={noun}
        items={Object.entries(known)}
        least={0}
        most={Number.POSITIVE_INFINITY}
        adds={[]}
        summary={([each]) => (
          <>
            {`{${each}}`} <Counts {...countsAt(scope, placeIn(path, each))} />
          </>
        )}
        onChange={(next) => onChange(Object.fromEntries(next))}
      >
        {([each, inner]) => children(placeIn(path, each), inner)}
      </ItemList>
      <Input.Search
        value={name}
        aria-label={`${noun}的名字`}
        placeholder="英文名字，例如 barGrams"
        enterButton={`加{${name}}`}
        status={name && !isNew ? 'error' : ''}
        onChange={({ target }) => setName(target.value.trim())}
        onSearch={() => {
          if (!isNew) return;
          onChange({ ...known, [name]: empty });
          setName('');
        }}
      />
    </>
  );
}
