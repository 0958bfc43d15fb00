import { Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { FormField, FormNode, ListNode, MapNode, UnionNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import { FieldControl } from '../fields/field-control';
import { ItemList, RemoveButton } from '../parts/item-list';
import { FaultCount } from '../parts/section';
import { faultsIn, useFormScope } from './form-scope';
import { summaryOf, withNewId } from './items';
import { ListSource } from './list-source';
import styles from './schema-form.module.css';
import { SimpleField } from './simple-field';

interface PartProps<Node extends FormNode = FormNode> {
  node: Node;
  title: string;
  path: string;
  value: unknown;
  optional?: boolean;
}

interface BlockProps {
  field: FormField;
  path: string;
  value: unknown;
  /** Whether it shows its title. */
  headed?: boolean;
}

/** Whether a node has fields of its own. */
export const isBlock = ({ kind }: FormNode) => ['object', 'list', 'map', 'union'].includes(kind);

/** The fields of a value side by side. */
export function Fields({ fields, path, value }: { fields: readonly FormField[]; path: string; value: unknown }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, hidden, node } = field;
        const inner = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
        const own = { field, path: path ? `${path}.${name}` : name, value: inner };
        if (hidden) return null;
        return isBlock(node) ? <Block key={name} headed {...own} /> : <SimpleField key={name} {...own} />;
      })}
    </div>
  );
}

/** What is wrong with a value that has fields of its own. */
export function Faults({ path }: { path: string }) {
  const faults = useFormScope().faults.get(path) ?? [];
  return (
    <p className="wrong" aria-live="polite">
      {faults.join('；')}
    </p>
  );
}

/** A part of a form that has fields of its own, which the author can leave out if it is optional. */
export function Block({ field, path, value, headed = false }: BlockProps) {
  const { onChange } = useFormScope();
  const { title, help, node, optional, none, empty } = field;
  const isAbsent = value === undefined || value === null;
  // A list or a map without items is as good as absent.
  const isChosen = none !== undefined || (optional && (node.kind === 'object' || node.kind === 'union'));
  return (
    <section className={styles.block} aria-label={title}>
      <Flex gap={8} align="baseline" wrap>
        {headed && <h3>{title}</h3>}
        {isAbsent && none}
        {isChosen && isAbsent && (
          <Button type="link" onClick={() => onChange(path, empty)}>
            填写{title}
          </Button>
        )}
        {isChosen && !isAbsent && (
          <RemoveButton name={title} onRemove={() => onChange(path, none === undefined ? undefined : null)} />
        )}
      </Flex>
      {help && <p className="soft small">{help}</p>}
      <Faults path={path} />
      {(!isAbsent || !isChosen) && <Content node={node} title={title} path={path} value={value} optional={optional} />}
    </section>
  );
}

/** A value without its heading. */
function Content(props: PartProps): ReactNode {
  const { node, title, path, value } = props;
  switch (node.kind) {
    case 'object':
      return <Fields fields={node.fields} path={path} value={value} />;
    case 'list':
      return <List {...props} node={node} />;
    case 'map':
      return <Named {...props} node={node} />;
    case 'union':
      return <Union {...props} node={node} />;
    default: {
      const field = { name: '', title, optional: false, hidden: false, node, empty: null };
      return <SimpleField field={field} path={path} value={value} />;
    }
  }
}

/** A list of folded items. An item of a union stays what it was when it was added. */
function List({ node, optional, title, path, value }: PartProps<ListNode>) {
  const scope = useFormScope();
  const items = (value ?? []) as readonly unknown[];
  const { item, least, most, empty, also } = node;
  const starts = item.kind === 'union' ? item.branches : [{ label: title, empty }];
  const list = (
    <ItemList
      noun={title}
      items={items}
      least={least}
      most={most}
      adds={starts.map((start) => ({ label: `加${start.label}`, item: () => withNewId(start.empty, items) }))}
      summary={(each, index) => (
        <>
          {summaryOf(item, `${path}.${index}`, each, scope) || `${title} ${index + 1}`}
          <FaultCount faults={faultsIn(scope, `${path}.${index}`)} />
        </>
      )}
      onChange={(next) => scope.onChange(path, optional && next.length === 0 ? undefined : next)}
    >
      {(each, index) => {
        const own = item.kind === 'union' ? branchOf(item, each)?.node : item;
        const place = `${path}.${index}`;
        return (
          <>
            {/* A simple field shows its own. */}
            {(!own || isBlock(own)) && <Faults path={place} />}
            {own && <Content node={own} title={`${title} ${index + 1}`} path={place} value={each} />}
          </>
        );
      }}
    </ItemList>
  );
  if (!also) return list;
  return (
    <Flex vertical gap={10}>
      <ListSource also={also} path={path} items={items} />
      {list}
    </Flex>
  );
}

/** Values by names, which the author chooses once: texts refer to them. */
function Named({ node, title, path, value }: PartProps<MapNode>) {
  const scope = useFormScope();
  const known = (value ?? {}) as Readonly<Record<string, unknown>>;
  const [name, setName] = useState('');
  const isNew = new RegExp(node.pattern, 'u').test(name) && !Object.hasOwn(known, name);
  return (
    <>
      <ItemList
        noun={title}
        items={Object.entries(known)}
        least={0}
        most={isNew ? Number.POSITIVE_INFINITY : Object.keys(known).length}
        adds={[{ label: `加${name}`, item: () => [name, node.empty] as [string, unknown] }]}
        summary={([each]) => (
          <>
            {each} <FaultCount faults={faultsIn(scope, `${path}.${each}`)} />
          </>
        )}
        onChange={(next) => {
          setName('');
          scope.onChange(path, Object.fromEntries(next));
        }}
      >
        {([each, inner]) => <Content node={node.item} title={title} path={`${path}.${each}`} value={inner} />}
      </ItemList>
      <Input
        value={name}
        aria-label={`${title}的名字`}
        placeholder="英文名字，例如 barGrams"
        onChange={({ target }) => setName(target.value.trim())}
      />
    </>
  );
}

/** A value of one of several kinds, which can be changed to another kind. */
function Union({ node, title, path, value }: PartProps<UnionNode>) {
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
