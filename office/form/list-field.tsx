import type { ReactNode } from 'react';
import type { FormNode, ListNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import { ItemList } from '../parts/item-list';
import { Counts } from '../parts/section';
import { countsAt, placeIn, shownText, useFormScope } from './form-scope';
import { enteredNumber, summaryOf } from './summary-of';
import { withNewId } from './with-new-id';

interface ListFieldProps {
  node: ListNode;
  /** What an item is called. */
  noun: string;
  path: string;
  value: unknown;
  onChange: (items: readonly unknown[]) => void;
  /** Renders an item; `title` names it. */
  children: (node: FormNode, path: string, value: unknown, title: string) => ReactNode;
}

/** A list, whose items are folded if they have several fields. An item of a union stays what it was when it was added. */
export function ListField({ node, noun, path, value, onChange, children }: ListFieldProps) {
  const scope = useFormScope();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { item, least, most, empty, fixed } = node;
  const starts = item.kind === 'union' ? item.branches : [{ label: `加一项${noun}`, empty }];
  const isFolded = item.kind === 'object' || item.kind === 'union';
  const summary = (each: unknown, index: number) => {
    const place = placeIn(path, index);
    return (
      <>
        {summaryOf(item, each, (text) => shownText(scope, placeIn(place, 'label'), text)) || `${noun} ${index + 1}`}{' '}
        <Counts {...countsAt(scope, place)} />
      </>
    );
  };
  return (
    <>
      <ItemList
        noun={noun}
        items={items}
        least={least}
        most={most}
        fixed={fixed}
        adds={starts.map((start) => ({ label: start.label, item: () => withNewId(start.empty, items) }))}
        {...(isFolded ? { summary } : { inline: true })}
        onChange={onChange}
      >
        {(each, index) => {
          const own = item.kind === 'union' ? branchOf(item, each)?.node : item;
          return own && children(own, placeIn(path, index), each, isFolded ? noun : `${noun} ${index + 1}`);
        }}
      </ItemList>
      <OddsSum item={item} items={items} />
    </>
  );
}

/** What the odds of a list's items add up to, if they have some. */
function OddsSum({ item, items }: { item: FormNode; items: readonly unknown[] }) {
  const fields = item.kind === 'object' ? item.fields : [];
  const field = fields.find(({ node }) => node.kind === 'number' && node.factor === 100);
  if (field?.node.kind !== 'number' || items.length === 0) return null;
  const { name, title, node } = field;
  const odds = items.map((each) => enteredNumber((each as Record<string, unknown>)[name], node) ?? 0);
  const sum = Number(odds.reduce((all, one) => all + one, 0).toFixed(2));
  const rest = Number((100 - sum).toFixed(2));
  return (
    <p className={rest === 0 ? 'jade' : 'red'} aria-live="polite">
      {title}合计 {sum}%{rest > 0 && `，还差 ${rest}%`}
      {rest < 0 && `，多出 ${-rest}%`}
    </p>
  );
}
