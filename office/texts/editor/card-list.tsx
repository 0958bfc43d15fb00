import { Select } from 'antd';
import { ICON_WORDS } from '@/lib/campaign/icons';
import { countAt } from '../../form/limits';
import { ItemList } from '../../parts/item-list';

interface CardListProps {
  path: string;
  /** What an item is called. */
  noun: string;
  items: readonly Record<string, string>[];
  /** Renders a field of an item by its place. */
  field: (path: string, label: string) => React.ReactNode;
  /** Labels of an item's texts, by field. */
  labels: Readonly<Record<string, string>>;
  onChange: (path: string, value: unknown) => void;
}

const ICON_OPTIONS = Object.entries(ICON_WORDS).map(([value, label]) => ({ value, label }));

/** A list of cards or questions. */
export function CardList({ path, noun, items, field, labels, onChange }: CardListProps) {
  return (
    <ItemList
      noun={noun}
      items={items}
      {...countAt(path)}
      adds={[{ label: `加一${noun === '问答' ? '条' : '项'}`, item: () => empty(items.at(-1), labels) }]}
      beside={(item, index) =>
        'icon' in item && (
          <Select
            size="small"
            aria-label={`${noun} ${index + 1} 的图标`}
            value={item.icon}
            options={ICON_OPTIONS}
            style={{ width: 88 }}
            onChange={(icon) => onChange(`${path}.${index}.icon`, icon)}
          />
        )
      }
      onChange={(next) => onChange(path, next)}
    >
      {(_, index) => Object.entries(labels).map(([name, label]) => field(`${path}.${index}.${name}`, label))}
    </ItemList>
  );
}

function empty(like: Record<string, string> | undefined, labels: Readonly<Record<string, string>>) {
  const texts = Object.fromEntries(Object.keys(labels).map((name) => [name, '']));
  return like?.icon === undefined ? texts : { icon: like.icon, ...texts };
}
