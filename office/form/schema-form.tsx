import { useMemo } from 'react';
import type { FormField, FormNode, ObjectNode } from '@/lib/form/form-node';
import { Section } from '../parts/section';
import { figureOptions } from '../texts/editor/figure-parts';
import type { TextRules } from '../texts/editor/text-checks';
import { changesOf } from '../texts/text-values';
import { Block, isBlock } from './block';
import { Faults } from './faults';
import { countsAt, FormScope, placeIn, type Scope, useFormScope } from './form-scope';
import { ListField } from './list-field';
import { MapField } from './map-field';
import styles from './schema-form.module.css';
import { SimpleField } from './simple-field';
import { UnionField } from './union-field';

export interface SchemaFormProps {
  node: FormNode;
  value: unknown;
  /** What is wrong, by place, such as `hero.lead`. */
  faults: ReadonlyMap<string, readonly string[]>;
  /** What the form marks changes against. */
  before?: unknown;
  rules: TextRules;
  /** What fields choose from that the value does not have, such as brands, by the field's name. */
  parts?: NonNullable<Scope['parts']>;
  /** Receives a place with its new value; `undefined` where there is none any more. The function stays the same one. */
  onChange: (path: string, value: unknown) => void;
}

/** A form for a value of a schema, in the sections that its metas name. */
export function SchemaForm({ node, value, faults, before, rules, parts, onChange }: SchemaFormProps) {
  const options = useMemo(() => figureOptions(rules.figures), [rules]);
  const changed = useMemo(
    () => (before === undefined ? [] : changesOf(before, value).map(({ field }) => field)),
    [before, value],
  );
  const scope = useMemo(
    (): Scope => ({ root: value, before, changed, faults, rules, parts, options, onChange }),
    [value, before, changed, faults, rules, parts, options, onChange],
  );
  return (
    <FormScope value={scope}>
      {node.kind === 'object' ? (
        <Sections node={node} value={value} />
      ) : (
        <Content node={node} title="" path="" value={value} />
      )}
    </FormScope>
  );
}

/** The fields of the whole, those of a section together. A block without a section is one of its own. */
function Sections({ node, value }: { node: ObjectNode; value: unknown }) {
  const scope = useFormScope();
  const shown = node.fields.filter(({ hidden }) => !hidden);
  const sectionOf = ({ group, title, node: { kind } }: FormField) => group ?? (isBlock(kind) ? title : '');
  const rank = (title: string) => (title === '' ? -1 : node.groups.indexOf(title) + 1 || node.groups.length + 1);
  const titles = [...new Set(shown.map(sectionOf))].toSorted((one, other) => rank(one) - rank(other));
  return (
    <div className="panel rows">
      <Faults path="" node={node} />
      {titles.map((title, index) => {
        const fields = shown.filter((field) => sectionOf(field) === title);
        const counts = countsAt(scope, ...fields.map(({ name }) => name));
        const content = <Fields fields={fields} section={title} path="" value={value} />;
        if (title === '')
          return (
            <div key={title} className="padded">
              {content}
            </div>
          );
        return (
          <Section key={title} title={title} open={index === 0} {...counts}>
            {content}
          </Section>
        );
      })}
    </div>
  );
}

interface FieldsProps {
  fields: readonly FormField[];
  /** The section's title, which a block of the same title does not repeat. */
  section?: string;
  path: string;
  value: unknown;
}

function Fields({ fields, section, path, value }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        if (field.hidden) return null;
        const { name, title, node } = field;
        const inner = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
        const place = placeIn(path, name);
        if (!isBlock(node.kind)) return <SimpleField key={name} field={field} path={place} value={inner} />;
        return (
          <Block key={name} field={field} path={place} value={inner} headed={title !== section}>
            <Content node={node} title={title} path={place} value={inner} optional={field.optional} />
          </Block>
        );
      })}
    </div>
  );
}

interface ContentProps {
  node: FormNode;
  title: string;
  path: string;
  value: unknown;
  /** Whether it is absent rather than empty. */
  optional?: boolean;
}

/** A value without its heading. */
function Content({ node, title, path, value, optional = false }: ContentProps) {
  const { onChange } = useFormScope();
  switch (node.kind) {
    case 'object':
      return (
        <>
          <Faults path={path} node={node} />
          <Fields fields={node.fields} path={path} value={value} />
        </>
      );
    case 'scene':
    case 'rows':
      return <Content node={node.list} title={title} path={path} value={value} optional={optional} />;
    case 'list':
      return (
        <>
          <Faults path={path} node={node} />
          <ListField
            node={node}
            noun={title}
            path={path}
            value={value}
            onChange={(items) => onChange(path, optional && items.length === 0 ? undefined : items)}
          >
            {(item, place, each, name) => <Content node={item} title={name} path={place} value={each} />}
          </ListField>
        </>
      );
    case 'map':
      return (
        <MapField {...node} noun={title} path={path} value={value} onChange={(next) => onChange(path, next)}>
          {(place, each) => <Content node={node.item} title={title} path={place} value={each} />}
        </MapField>
      );
    case 'union':
      return (
        <UnionField node={node} title={title} value={value} onChange={(next) => onChange(path, next)}>
          {(branch) => <Content node={branch} title={title} path={path} value={value} />}
        </UnionField>
      );
    default:
      return (
        <SimpleField
          field={{ name: '', title, optional: false, hidden: false, node, empty: null }}
          path={path}
          value={value}
        />
      );
  }
}
