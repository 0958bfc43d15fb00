import { Button, Flex, Pagination, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './item-list.module.css';

interface ItemListProps<Item> {
  /** What an item is called. */
  noun: string;
  items: readonly Item[];
  /** How many items there may be. If both are the same, the items stay as they are. */
  least: number;
  most: number;
  /** What can be added, each with the label of its button. */
  adds: readonly { label: string; item: () => Item }[];
  /** What is left of a folded item; without it, items are not folded. One item at a time is unfolded. */
  summary?: (item: Item, index: number) => ReactNode;
  /** Whether an item is in the line of its buttons. */
  inline?: boolean;
  /** What else there is in an item's head. */
  beside?: (item: Item, index: number) => ReactNode;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** Items on a page of a list. */
const PAGE = 30;

/** A list that can grow, shrink and change its order within its limits. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { noun, items, least, most, adds, summary, inline, beside, onChange, children } = props;
  const [open, setOpen] = useState<number>();
  const [page, setPage] = useState(1);
  const first = (Math.min(page, Math.ceil(items.length / PAGE) || 1) - 1) * PAGE;
  const change = (next: Item[], opened?: number) => {
    setOpen(opened);
    if (opened !== undefined) setPage(Math.ceil(next.length / PAGE));
    onChange(next);
  };
  return (
    <Flex vertical gap={10} align="start">
      <Flex vertical gap={10} component="ol" className={styles.list ?? ''}>
        {items.slice(first, first + PAGE).map((item, offset) => {
          const index = first + offset;
          const name = `${noun} ${index + 1}`;
          const isOpen = !summary || open === index;
          const content = isOpen && children(item, index);
          return (
            <li key={index} className={`panel ${styles.item}`} aria-label={name}>
              <Flex gap={4} align="center" className={styles.head ?? ''}>
                {summary ? (
                  <button
                    type="button"
                    className={`${styles.own} ${styles.summary}`}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : index)}
                  >
                    {summary(item, index)}
                  </button>
                ) : (
                  <div className={styles.own}>{inline ? content : <span className="soft">{name}</span>}</div>
                )}
                {beside?.(item, index)}
                {least !== most && (
                  <>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`上移${name}`}
                      disabled={index === 0}
                      onClick={() => change(movedUp(items, index))}
                    >
                      上移
                    </Button>
                    <RemoveButton
                      name={name}
                      disabled={items.length <= least}
                      onRemove={() => change(items.toSpliced(index, 1))}
                    />
                  </>
                )}
              </Flex>
              {!inline && content}
            </li>
          );
        })}
      </Flex>
      {items.length > PAGE && (
        <Pagination
          size="small"
          showSizeChanger={false}
          current={first / PAGE + 1}
          pageSize={PAGE}
          total={items.length}
          onChange={setPage}
        />
      )}
      {least !== most && (
        <Flex gap={8} wrap>
          {adds.map(({ label, item }) => (
            <Button
              key={label}
              size="small"
              disabled={items.length >= most}
              onClick={() => change([...items, item()], items.length)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

interface RemoveButtonProps {
  name: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** Removes something that an author has filled in, once the author confirms. */
export function RemoveButton({ name, disabled = false, onRemove }: RemoveButtonProps) {
  return (
    <Popconfirm title={`删除${name}？`} okText="删除" cancelText="不了" onConfirm={onRemove}>
      <Button size="small" type="text" aria-label={`删除${name}`} disabled={disabled}>
        删除
      </Button>
    </Popconfirm>
  );
}

function movedUp<Item>(items: readonly Item[], from: number): Item[] {
  const next = [...items];
  next.splice(from - 1, 0, ...next.splice(from, 1));
  return next;
}
