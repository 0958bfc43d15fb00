import { Checkbox, Input } from 'antd';
import { lazy, Suspense, useId, useMemo } from 'react';
import { scopesAt } from '@/lib/campaign/figures/fill-figures';
import type { FormField, TextNode } from '@/lib/form/form-node';
import { CATALOGUE } from '@/lib/market/catalogue';
import { TextField } from '../texts/editor/text-field';
import { valueAt } from '../texts/text-values';
import { ChoiceField, Several } from './choice-field';
import { Faults, faultsOf } from './faults';
import { countsAt, shownText, useFormScope } from './form-scope';
import { NumberField } from './number-field';
import { partsOf } from './parts-of';
import styles from './schema-form.module.css';

// The calendar is as large as the rest of the form.
const BeijingTime = lazy(() => import('../fields/beijing-time'));

interface SimpleFieldProps {
  field: FormField;
  path: string;
  value: unknown;
}

const SYMBOLS = CATALOGUE.map(({ name, displayName }) => ({ value: name, label: `${displayName} ${name}` }));
const BEIJING = '+08:00';

/** A field with one value: its label, its control, what to enter and what is wrong. */
export function SimpleField({ field, path, value }: SimpleFieldProps) {
  const scope = useFormScope();
  const id = useId();
  const { title, help, node, none, optional } = field;
  if (node.kind === 'text' && node.words) return <Words field={field} node={node} path={path} value={value} />;
  const found = faultsOf(scope, path, node);
  const change = (next: unknown) => scope.onChange(path, next);
  const notes = (
    <>
      <Faults id={`${id}-faults`} path={path} node={node} />
      {help && found.length === 0 && <p className="soft small">{help}</p>}
    </>
  );
  const isWide =
    node.kind === 'symbols' || (node.kind === 'part' && node.several) || (node.kind === 'text' && !node.code);
  const frame = {
    className: `${styles.field} ${isWide ? styles.wide : ''}`,
    'data-changed': countsAt(scope, path).changes > 0 || undefined,
  };
  if (node.kind === 'flag') {
    const { on } = node;
    const off = optional ? undefined : false;
    return (
      <div {...frame}>
        <Checkbox checked={value === on} onChange={({ target }) => change(target.checked ? on : off)}>
          {title}
        </Checkbox>
        {notes}
      </div>
    );
  }
  return (
    <div {...frame}>
      <label htmlFor={id}>{title}</label>
      <Control id={id} field={field} value={value} wrong={found.length > 0} onChange={change} />
      {none !== undefined && (
        <Checkbox checked={value === null} onChange={({ target }) => change(target.checked ? null : undefined)}>
          {none}
        </Checkbox>
      )}
      {notes}
    </div>
  );
}

interface ControlProps {
  id: string;
  field: FormField;
  value: unknown;
  wrong: boolean;
  onChange: (value: unknown) => void;
}

function Control({ id, field: { node, optional, none, initial }, value, wrong, onChange }: ControlProps) {
  const scope = useFormScope();
  const common = { id, wrong, optional, onChange };
  switch (node.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...common}
          optional={optional && initial === undefined}
          options={node.options}
          value={(value ?? initial) as string | undefined}
        />
      );
    case 'part': {
      const own = () => partsOf(scope.root, node.of, (path, text) => shownText(scope, path, text));
      const options = scope.parts?.[node.of] ?? own();
      if (node.several) return <Several {...common} options={options} value={value as string[] | undefined} />;
      return <ChoiceField {...common} options={options} value={value as string | undefined} />;
    }
    case 'number':
      return (
        <NumberField
          {...common}
          node={node}
          value={value}
          disabled={none !== undefined && value === null}
          onChange={(next) => onChange(next ?? (optional || none !== undefined ? undefined : null))}
        />
      );
    case 'day':
    case 'instant': {
      const isDay = node.kind === 'day';
      const shown = isDay || typeof value !== 'string' ? value : value.slice(0, 16);
      return (
        <Suspense fallback={<Input disabled id={id} />}>
          <BeijingTime
            id={id}
            kind={node.kind}
            list={false}
            value={shown === '' ? undefined : shown}
            onChange={(next) => onChange(isDay || typeof next !== 'string' ? next : instantOf(next))}
          />
        </Suspense>
      );
    }
    case 'symbols':
      return <Several {...common} options={SYMBOLS} value={value as string[] | undefined} />;
    default: {
      const text = {
        id,
        value: (value as string | undefined) ?? '',
        status: wrong ? ('error' as const) : ('' as const),
        'aria-describedby': `${id}-faults`,
        onChange: ({ target }: { target: { value: string } }) =>
          onChange(optional && target.value === '' ? undefined : target.value),
      };
      return node.kind === 'text' && !node.code ? (
        <Input.TextArea {...text} rows={2} />
      ) : (
        <Input {...text} autoComplete="off" />
      );
    }
  }
}

/** A text for visitors, with its figures. */
function Words({ field, node, path, value }: SimpleFieldProps & { node: TextNode }) {
  const { root, before, faults, rules, options, onChange } = useFormScope();
  const { title, help, optional } = field;
  const scopes = scopesAt(root, path).join();
  const place = useMemo(
    () => ({ ...node, optional, scopes: scopes ? scopes.split(',') : [] }),
    [node, optional, scopes],
  );
  const shown = before === undefined ? value : valueAt(before, path);
  return (
    <div className={styles.wide}>
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
        onChange={optional ? (at, text) => onChange(at, text === '' ? undefined : text) : onChange}
      />
    </div>
  );
}

function instantOf(shown: string): string {
  return `${shown.includes('T') ? shown : `${shown}T00:00`}:00${BEIJING}`;
}
