import { type ReactNode, useId } from 'react';
import type { FormNode, UnionNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import { ChoiceField } from './choice-field';

interface UnionFieldProps {
  node: UnionNode;
  title: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Renders the value as one of the branches. */
  children: (node: FormNode) => ReactNode;
}

/** A value of one of several kinds, which can be changed to another kind. */
export function UnionField({ node, title, value, onChange, children }: UnionFieldProps) {
  const id = useId();
  const branch = branchOf(node, value);
  return (
    <>
      <label htmlFor={id} className="unseen">
        {title}的种类
      </label>
      <ChoiceField
        id={id}
        options={node.branches}
        value={branch?.value}
        optional={false}
        wrong={branch === undefined}
        onChange={(next) => {
          const empty = node.branches.find((other) => other.value === next)?.empty;
          onChange(withTexts(empty, value));
        }}
      />
      {branch && children(branch.node)}
    </>
  );
}

/** A new value with the texts of another one: a number of the same name may mean something else. */
function withTexts(empty: unknown, value: unknown): unknown {
  if (typeof empty !== 'object' || empty === null || typeof value !== 'object' || value === null) return empty;
  const kept = Object.entries(value).filter(([name]) => (empty as Record<string, unknown>)[name] === '');
  return { ...empty, ...Object.fromEntries(kept) };
}
