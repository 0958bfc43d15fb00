import type { FormNode } from '@/lib/form/form-node';
import { isWithin, placeIn, type Scope, useFormScope } from './form-scope';

interface FaultsProps {
  path: string;
  node: FormNode;
  id?: string;
}

/** What is wrong with a value: of an object or a list only what no field in it shows. */
export function Faults({ path, node, id }: FaultsProps) {
  const messages = faultsOf(useFormScope(), path, node);
  return (
    <div id={id} aria-live="polite" data-faults={messages.length > 0 || undefined}>
      {messages.map((message) => (
        <p key={message} className="wrong">
          {message}
        </p>
      ))}
    </div>
  );
}

/** What is wrong with a value, see {@link Faults}. */
export function faultsOf({ faults }: Pick<Scope, 'faults'>, path: string, node: FormNode): readonly string[] {
  const shown = node.kind === 'object' ? node.fields.filter(({ hidden }) => !hidden).map(({ name }) => name) : [];
  const isOwn = (place: string) =>
    node.kind === 'list'
      ? place === path
      : isWithin(place, path) && !shown.some((name) => isWithin(place, placeIn(path, name)));
  return [...new Set([...faults].filter(([place]) => isOwn(place)).flatMap(([, messages]) => messages))];
}
