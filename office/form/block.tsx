import { Button, Flex, Popconfirm } from 'antd';
import type { ReactNode } from 'react';
import type { FormField, FormNode } from '@/lib/form/form-node';
import { Counts } from '../parts/section';
import { countsAt, useFormScope } from './form-scope';
import styles from './schema-form.module.css';

interface BlockProps {
  field: FormField;
  path: string;
  value: unknown;
  /** Whether it shows its title. */
  headed: boolean;
  children: ReactNode;
}

/** Nodes that have fields of their own. */
const BLOCKS: ReadonlySet<FormNode['kind']> = new Set(['object', 'list', 'map', 'union', 'scene', 'rows']);
/** Blocks that are empty without being absent. */
const GROWS: ReadonlySet<FormNode['kind']> = new Set(['list', 'map', 'scene', 'rows']);

export const isBlock = (kind: FormNode['kind']) => BLOCKS.has(kind);

/** A part of a form with its title, which the author can leave out if it is optional. */
export function Block({ field, path, value, headed, children }: BlockProps) {
  const scope = useFormScope();
  const { onChange } = scope;
  const { title, help, node, optional, none, empty } = field;
  const isAbsent = value === undefined || value === null;
  const isChosen = (optional && !GROWS.has(node.kind)) || none !== undefined;
  return (
    <section className={styles.block} aria-label={title}>
      <Flex gap={8} align="baseline" wrap>
        {headed && (
          <h3>
            {title}
            {isAbsent && none !== undefined && <span className="soft">：{none}</span>}
          </h3>
        )}
        {headed && <Counts {...countsAt(scope, path)} />}
        {isChosen && isAbsent && (
          <Button type="link" onClick={() => onChange(path, empty)}>
            填写{title}
          </Button>
        )}
        {isChosen && !isAbsent && (
          <Popconfirm
            title={`去掉${title}？里面填写的内容会丢掉。`}
            okText="去掉"
            cancelText="不了"
            onConfirm={() => onChange(path, none === undefined ? undefined : null)}
          >
            <Button type="link">去掉{title}</Button>
          </Popconfirm>
        )}
      </Flex>
      {help && <p className="soft small">{help}</p>}
      {(!isAbsent || !isChosen) && children}
    </section>
  );
}
