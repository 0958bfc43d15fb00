import { createContext, useContext } from 'react';
import type { Option } from '@/lib/form/form-node';
import type { TextRules } from './text-checks';

/** What all fields of a form know. */
export interface Scope {
  /** The whole value, and what it was before. */
  root: unknown;
  before: unknown;
  /** What is wrong, by place, such as `hero.lead`. */
  faults: ReadonlyMap<string, readonly string[]>;
  rules: TextRules;
  /** What fields choose from that the value does not have, such as brands, by the field's name. */
  parts: Readonly<Record<string, readonly Option[]>>;
  /** The figures that texts can name. */
  options: readonly Option[];
  /** Receives a place with its new value; `undefined` where there is none any more. */
  onChange: (path: string, value: unknown) => void;
}

export const FormScope = createContext<Scope | undefined>(undefined);

export function useFormScope(): Scope {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field is outside of its form.');
  return scope;
}

/** How many places are wrong at a place and in it. */
export function faultsIn({ faults }: Pick<Scope, 'faults'>, path: string): number {
  return [...faults.keys()].filter((place) => place === path || place.startsWith(`${path}.`)).length;
}
