import { Button, Flex, Form } from 'antd';
import { type ReactNode, useId } from 'react';
import type { FormField, FormNode, ListNode, UnionNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import { FieldControl } from '../fields/field-control';
import { ItemList, RemoveButton } from '../parts/item-list';
import { Counts } from '../parts/section';
import { countsAt, placeIn, shownText, useFormScope } from './form-scope';
import { summaryOf, withNewId } from './items';
import { MapField } from './map-field';
import styles from './schema-form.module.css';
import { SimpleField } from './simple-field';

interface PartProps {
  title: string;
  path: string;
  value: unknown;
}

interface BlockProps {
  field: FormField;
  path: string;
  value: unknown;
  /** Whether it shows its title. */
  headed?: boolean;
}

/** Whether a node has fields of its own. */
export const isBlock = ({ kind }: FormNode) =>
  kind === 'object' || kind === 'list' || kind === 'map' || kind === 'union';

/** The fields of a value side by side. */
export function Fields({ fields, path, value }: { fields: readonly FormField[]; path: string; value: unknown }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, hidden, node } = field;
        const own = {
          field,
          path: placeIn(path, name),
          value: (value as Readonly<Record<string, unknown>> | undefined)?.[name],
        };
        if (hidden) return null;
        return isBlock(node) ? <Block key={name} headed {...own} /> : <SimpleField key={name} {...own} />;
      })}
    </div>
  );
}

/** What is wrong with a value that has fields of its own. */
export function Faults({ path }: { path: string }) {
  return (
    <div aria-live="polite">
      {useFormScope()
        .faults.get(path)
        ?.map((message) => (
          <p key={message} className="wrong">
            {message}
          </p>
        ))}
    </div>
  );
}

/** A part of a form that has fields of its own, which the author can leave out if it is optional. */
export function Block({ field, path, value, headed = false }: BlockProps) {
  const scope = useFormScope();
  const { title, help, node, optional, none, empty } = field;
  const isAbsent = value === undefined || value === null;
  // A list or a map without items is as good as absent.
  const isChosen = none !== undefined || (optional && (node.kind === 'object' || node.kind === 'union'));
  return (
    <section className={styles.block} aria-label={title}>
      <Flex gap={8} align="baseline" wrap>
        {headed && <h3>{title}</h3>}
        {isAbsent && none}
        {headed && <Counts {...countsAt(scope, path)} />}
        {isChosen && isAbsent && (
          <Button type="link" onClick={() => scope.onChange(path, empty)}>
            填写{title}
          </Button>
        )}
        {isChosen && !isAbsent && (
          <RemoveButton name={title} onRemove={() => scope.onChange(path, none === undefined ? undefined : null)} />
        )}
      </Flex>
      {help && <p className="soft small">{help}</p>}
      <Faults path={path} />
      {(!isAbsent || !isChosen) && <Content node={node} title={title} path={path} value={value} optional={optional} />}
    </section>
  );
}

/** A value without its heading. */
function Content({ node, optional = false, ...part }: PartProps & { node: FormNode; optional?: boolean }): ReactNode {
  const { title, path, value } = part;
  const { onChange } = useFormScope();
  switch (node.kind) {
    case 'object':
      return <Fields fields={node.fields} path={path} value={value} />;
    case 'list':
      return <List node={node} optional={optional} {...part} />;
    case 'map':
      return (
        <MapField {...node} noun={title} path={path} value={value} onChange={(next) => onChange(path, next)}>
          {(place, each) => <Content node={node.item} title={title} path={place} value={each} />}
        </MapField>
      );
    case 'union':
      return <Union node={node} {...part} />;
    default:
      return <SimpleField field={{ name: '', optional: false, hidden: false, empty: null, title, node }} {...part} />;
  }
}

/** A list, whose items are folded if they have several fields. An item of a union stays what it was when it was added. */
function List({ node, optional, title, path, value }: PartProps & { node: ListNode; optional: boolean }) {
  const scope = useFormScope();
  const items = (value ?? []) as readonly unknown[];
  const { item, least, most, empty } = node;
  const starts = item.kind === 'union' ? item.branches : [{ label: title, empty }];
  const summary = (each: unknown, index: number) => {
    const place = placeIn(path, index);
    const shown = summaryOf(item, place, each, (at, text) => shownText(scope, at, text));
    return (
      <>
        {shown || `${title} ${index + 1}`} <Counts {...countsAt(scope, place)} />
      </>
    );
  };
  return (
    <ItemList
      noun={title}
      items={items}
      least={least}
      most={most}
      adds={starts.map(({ label, empty: start }) => ({ label: `加${label}`, item: () => withNewId(start, items) }))}
      {...(isBlock(item) ? { summary } : { inline: true })}
      onChange={(next) => scope.onChange(path, optional && next.length === 0 ? undefined : next)}
    >
      {(each, index) => {
        const place = placeIn(path, index);
        const own = item.kind === 'union' ? branchOf(item, each)?.node : item;
        return (
          <>
            {isBlock(item) && <Faults path={place} />}
            {own && <Content node={own} title={`${title} ${index + 1}`} path={place} value={each} />}
          </>
        );
      }}
    </ItemList>
  );
}

/** A value of one of several kinds, which can be changed to another kind. */
function Union({ node, title, path, value }: PartProps & { node: UnionNode }) {
  const { onChange } = useFormScope();
  const id = useId();
  const branch = branchOf(node, value);
  const choose = (next: unknown) => onChange(path, node.branches.find((other) => other.value === next)?.empty);
  return (
    <>
      <Form.Item layout="vertical" label={`${title}的种类`} htmlFor={id}>
        <FieldControl
          id={id}
          field={{ kind: 'choice' }}
          choices={node.branches}
          value={branch?.value}
          onChange={choose}
        />
      </Form.Item>
      {branch && <Content node={branch.node} title={title} path={path} value={value} />}
    </>
  );
}
