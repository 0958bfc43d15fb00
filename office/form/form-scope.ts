import { createContext, useContext } from 'react';
import { scopesAt } from '@/lib/campaign/figures/fill-figures';
import { fill } from '@/lib/campaign/figures/write';
import type { Option } from '@/lib/form/form-node';
import type { TextRules } from '../texts/editor/text-checks';

/** What all fields of a form know. */
export interface Scope {
  /** The whole value, and what it was before. */
  root: unknown;
  before: unknown;
  /** Places that differ from before. */
  changed: readonly string[];
  /** What is wrong, by place. */
  faults: ReadonlyMap<string, readonly string[]>;
  rules: TextRules;
  /** What fields choose from that the value does not have, by the field's name. */
  parts: Readonly<Record<string, readonly Option[]>> | undefined;
  /** The figures that texts can name. */
  options: readonly { value: string; label: string }[];
  onChange: (path: string, value: unknown) => void;
}

export const FormScope = createContext<Scope | undefined>(undefined);

export function useFormScope(): Scope {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field is outside of its form.');
  return scope;
}

/** The place of a part of a value. */
export const placeIn = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

/** Whether a place is another one or in it. */
export const isWithin = (place: string, path: string) => path === '' || place === path || place.startsWith(`${path}.`);

/** How many faults and changes there are at places and in them. */
export function countsAt({ faults, changed }: Scope, ...paths: string[]): { faults: number; changes: number } {
  const isIn = (place: string) => paths.some((path) => isWithin(place, path));
  return { faults: [...faults.keys()].filter(isIn).length, changes: changed.filter(isIn).length };
}

/** A text at a place as visitors read it, or as it is written if a name in it is wrong. */
export function shownText({ root, rules }: Scope, path: string, text: string): string {
  try {
    return fill(text, rules.figures, scopesAt(root, path));
  } catch {
    return text;
  }
}
