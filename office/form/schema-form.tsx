import { useMemo } from 'react';
import type { FormNode } from '@/lib/form/form-node';
import { Section } from '../parts/section';
import { figureOptions } from '../texts/editor/figure-parts';
import type { TextRules } from '../texts/editor/text-checks';
import { changesOf, valueAt } from '../texts/text-values';
import { Block, Faults, Fields, isBlock } from './content';
import { countsAt, FormScope, type Scope } from './form-scope';

export interface SchemaFormProps {
  /** Of an object. */
  node: FormNode;
  value: unknown;
  /** What is wrong, by place, such as `hero.lead`. */
  faults: ReadonlyMap<string, readonly string[]>;
  /** What the form marks changes against. */
  before?: unknown;
  rules: TextRules;
  /** What fields choose from that the value does not have, such as brands, by the field's name. */
  parts?: Scope['parts'];
  /** Receives a place with its new value; `undefined` where there is none any more. The function stays the same one. */
  onChange: (path: string, value: unknown) => void;
}

const NO_PARTS = {};

/** A form for a value of a schema: its simple fields together, then a section for each field that has fields of its own. */
export function SchemaForm({ node, value, faults, before, rules, parts = NO_PARTS, onChange }: SchemaFormProps) {
  const scope = useMemo((): Scope => {
    const changed = before === undefined ? [] : changesOf(before, value).map(({ field }) => field);
    return { root: value, before, changed, faults, rules, parts, options: figureOptions(rules.figures), onChange };
  }, [value, before, faults, rules, parts, onChange]);
  const fields = node.kind === 'object' ? node.fields : [];
  return (
    <FormScope value={scope}>
      <div className="panel rows">
        <div className="padded">
          <Faults path="" />
          <Fields fields={fields.filter((field) => !isBlock(field.node))} path="" value={value} />
        </div>
        {fields
          .filter((field) => isBlock(field.node) && !field.hidden)
          .map((field) => (
            <Section key={field.name} title={field.title} {...countsAt(scope, field.name)}>
              <Block field={field} path={field.name} value={valueAt(value, field.name)} />
            </Section>
          ))}
      </div>
    </FormScope>
  );
}
