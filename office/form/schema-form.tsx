import { useMemo } from 'react';
import type { FormNode } from '@/lib/form/form-node';
import { Section } from '../parts/section';
import { Block, Faults, Fields, isBlock } from './content';
import { figureOptions } from './figure-parts';
import { FormScope, faultsIn, type Scope } from './form-scope';
import { valueAt } from './text-values';

/** `before` is what texts can be set back to; `onChange` stays the same function. */
export interface SchemaFormProps extends Pick<Scope, 'faults' | 'rules' | 'onChange'> {
  /** Of an object. */
  node: FormNode;
  value: unknown;
  before?: unknown;
  parts?: Scope['parts'];
}

/**
 * A form for a value of a schema: its simple fields together, then a section for those that take several texts, and one for each field
 * that has fields of its own.
 */
export function SchemaForm({ node, value, faults, before, rules, parts, onChange }: SchemaFormProps) {
  const options = useMemo(() => figureOptions(rules.figures), [rules]);
  const scope = useMemo(
    (): Scope => ({ root: value, before, faults, rules, parts: parts ?? {}, options, onChange }),
    [value, before, faults, rules, parts, options, onChange],
  );
  const fields = node.kind === 'object' ? node.fields.filter(({ hidden }) => !hidden) : [];
  const lists = fields.filter((field) => field.node.kind === 'several');
  return (
    <FormScope value={scope}>
      <div className="panel rows">
        <div className="padded">
          <Faults path="" />
          <Fields
            fields={fields.filter((field) => !isBlock(field.node) && !lists.includes(field))}
            path=""
            value={value}
          />
        </div>
        {lists.length > 0 && (
          <Section title="更多设置" faults={lists.filter(({ name }) => faultsIn(scope, name) > 0).length}>
            <Fields fields={lists} path="" value={value} />
          </Section>
        )}
        {fields
          .filter((field) => isBlock(field.node))
          .map((field) => (
            <Section key={field.name} title={field.title} faults={faultsIn(scope, field.name)}>
              <Block field={field} path={field.name} value={valueAt(value, field.name)} />
            </Section>
          ))}
      </div>
    </FormScope>
  );
}
