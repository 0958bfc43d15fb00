import { Checkbox, Form, InputNumber } from 'antd';
import { useId, useMemo } from 'react';
import { scopesAt } from '@/lib/campaign/figures/fill-figures';
import type { FormField, FormNode, TextNode } from '@/lib/form/form-node';
import { CATALOGUE } from '@/lib/market/catalogue';
import { plainText } from '@/lib/typing/plain-text';
import { FieldControl } from '../fields/field-control';
import { CompositionField } from './composition-field';
import { type Scope, useFormScope } from './form-scope';
import { partsOf } from './items';
import { PictureField } from './picture-field';
import styles from './schema-form.module.css';
import { TextField } from './text-field';
import { valueAt } from './text-values';

interface SimpleFieldProps {
  field: FormField;
  path: string;
  value: unknown;
}

const SYMBOLS = CATALOGUE.map(({ name, displayName }) => ({ value: name, label: `${displayName} ${name}` }));

/** A field with one value: its label, its control, what to enter and what is wrong. */
export function SimpleField({ field, path, value }: SimpleFieldProps) {
  const scope = useFormScope();
  const id = useId();
  const { title, help, node, none, optional } = field;
  if (node.kind === 'text' && node.words) return <Words field={field} node={node} path={path} value={value} />;
  const faults = scope.faults.get(path) ?? [];
  const change = (next: unknown) => scope.onChange(path, next);
  if (node.kind === 'picture') {
    const digest = (value as string | undefined) || undefined;
    return (
      <div className={styles.wide}>
        <PictureField label={title} value={digest} faults={faults} onChange={change} />
      </div>
    );
  }
  const item = {
    layout: 'vertical' as const,
    className: (((node.kind === 'text' && !node.code) || node.kind === 'composition') && styles.wide) || '',
    extra: help,
    ...(faults.length > 0 && { validateStatus: 'error' as const, help: faults.join('；') }),
  };
  if (node.kind === 'flag') {
    const off = optional ? undefined : false;
    return (
      <Form.Item {...item}>
        <Checkbox checked={value === node.on} onChange={({ target }) => change(target.checked ? node.on : off)}>
          {title}
        </Checkbox>
      </Form.Item>
    );
  }
  return (
    <Form.Item {...item} label={title} htmlFor={id}>
      {node.kind === 'composition' ? (
        <CompositionField options={node.options} value={value} onChange={change} />
      ) : (
        <Control id={id} field={field} value={value} onChange={change} />
      )}
      {none !== undefined && (
        <Checkbox checked={value === null} onChange={({ target }) => change(target.checked ? null : undefined)}>
          {none}
        </Checkbox>
      )}
    </Form.Item>
  );
}

interface ControlProps {
  id: string;
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ id, field: { node, optional, none, initial }, value, onChange }: ControlProps) {
  const scope = useFormScope();
  const mayLack = optional || none !== undefined;
  if (node.kind === 'number') {
    return (
      <InputNumber<number | string>
        id={id}
        value={typeof value === 'number' ? exact(value / node.factor) : null}
        controls={false}
        disabled={none !== undefined && value === null}
        inputMode="decimal"
        suffix={node.unit}
        parser={(typed) => plainText(typed ?? '').replaceAll(/[^\d.-]/g, '')}
        style={{ width: '100%' }}
        onChange={(next) => onChange(typeof next === 'number' ? exact(next * node.factor) : mayLack ? undefined : null)}
      />
    );
  }
  const several = node.kind === 'several' || (node.kind === 'part' && node.several);
  const isFree = node.kind === 'several' && node.options.length === 0;
  const isInstant = node.kind === 'instant';
  const written = isInstant && typeof value === 'string' ? value.slice(0, MINUTES) : (value ?? initial);
  return (
    <FieldControl
      id={id}
      field={{ kind: controlOf(node), ...(isFree ? { list: true } : several && { joined: true as const }) }}
      choices={choicesOf(node, scope)}
      value={several && !isFree ? ((written ?? []) as string[]).join(',') : written}
      onChange={(next) => {
        // Several texts come as a list, or with commas between them: none has one.
        if (String(next ?? '') === '') onChange(mayLack ? undefined : several ? [] : '');
        else onChange(several ? String(next).split(',') : isInstant ? instantOf(String(next)) : next);
      }}
    />
  );
}

/** The kind of an operation's field that is entered alike. A text without a fixed form has several lines, as a reason has. */
function controlOf(node: FormNode) {
  if (node.kind === 'day' || node.kind === 'instant') return node.kind;
  if (node.kind === 'text') return node.code ? 'text' : 'reason';
  return 'choice';
}

function choicesOf(node: FormNode, scope: Scope) {
  if (node.kind === 'choice' || node.kind === 'several') return node.options;
  if (node.kind !== 'part') return [];
  return node.of === 'symbols' ? SYMBOLS : (scope.parts[node.of] ?? partsOf(node.of, scope));
}

/** A text for visitors, with its figures. */
function Words({ field, node, path, value }: SimpleFieldProps & { node: TextNode }) {
  const { root, before, faults, rules, options, onChange } = useFormScope();
  const { title, help, optional } = field;
  const scopes = scopesAt(root, path).join();
  const place = useMemo(
    () => ({ ...node, optional, scopes: scopes.split(',').filter(Boolean) }),
    [node, optional, scopes],
  );
  const shown = before === undefined ? value : valueAt(before, path);
  return (
    <div className={`${styles.wide} ${styles.words}`}>
      <TextField
        path={path}
        label={title}
        help={help}
        value={(value as string | undefined) ?? ''}
        before={typeof shown === 'string' ? shown : optional ? '' : undefined}
        rules={rules}
        options={options}
        place={place}
        found={faults.get(path) ?? []}
        onChange={optional ? (at, text) => onChange(at, text || undefined) : onChange}
      />
    </div>
  );
}

/** Letters of `2026-12-04T21:30`. */
const MINUTES = 16;

/** A Beijing time as schemas take it. */
const instantOf = (shown: string) => `${shown.includes('T') ? shown : `${shown}T00:00`}:00+08:00`;

/** A number without the last digits of a calculation. */
const exact = (number: number) => Number(number.toFixed(6));
