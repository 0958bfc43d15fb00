import { Button, Dropdown, Flex, Pagination, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './item-list.module.css';

interface ItemListProps<Item> {
  /** What an item is called. */
  noun: string;
  items: readonly Item[];
  least: number;
  most: number;
  /** Whether the items are always the same ones, in the same order. */
  fixed?: boolean;
  /** What can be added, each with the label of its button; with several, one button offers them. */
  adds: readonly { label: string; item: () => Item }[];
  /** What has to be entered for a new item. */
  entry?: ReactNode;
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
  const { noun, items, least, most, fixed = false, adds, entry, summary, inline, beside, onChange, children } = props;
  const [open, setOpen] = useState<number>();
  const [page, setPage] = useState(1);
  const first = (Math.min(page, Math.ceil(items.length / PAGE) || 1) - 1) * PAGE;
  const add = (item: Item) => {
    setPage(Math.ceil((items.length + 1) / PAGE));
    setOpen(items.length);
    onChange([...items, item]);
  };
  const change = (next: Item[]) => {
    setOpen(undefined);
    onChange(next);
  };
  const isFull = items.length >= most;
  const [only, ...others] = adds;
  return (
    <Flex vertical gap={10} align="start">
      {items.length > 0 && (
        <Flex vertical gap={10} component="ol" className={styles.list ?? ''}>
          {items.slice(first, first + PAGE).map((item, offset) => {
            const index = first + offset;
            const name = `${noun} ${index + 1}`;
            const isOpen = !summary || open === index;
            const content = isOpen && <div className={styles.content}>{children(item, index)}</div>;
            return (
              <li key={index} className={`panel ${styles.item}`} aria-label={name}>
                <Flex gap={4} align="center" className={styles.head ?? ''}>
                  {summary ? (
                    <button
                      type="button"
                      className={styles.summary}
                      aria-expanded={isOpen}
                      onClick={() => setOpen(isOpen ? undefined : index)}
                    >
                      {summary(item, index)}
                    </button>
                  ) : (
                    <div className={styles.own}>{inline ? content : <span className="soft">{name}</span>}</div>
                  )}
                  {beside?.(item, index)}
                  {!fixed && (
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
                      <Popconfirm
                        title={`删除${name}？`}
                        okText="删除"
                        cancelText="不了"
                        onConfirm={() => change(items.toSpliced(index, 1))}
                      >
                        <Button size="small" type="text" aria-label={`删除${name}`} disabled={items.length <= least}>
                          删除
                        </Button>
                      </Popconfirm>
                    </>
                  )}
                </Flex>
                {!inline && content}
              </li>
            );
          })}
        </Flex>
      )}
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
      {!fixed && only && others.length === 0 && (
        <Flex gap={8} align="center">
          {entry}
          <Button size="small" disabled={isFull} onClick={() => add(only.item())}>
            {only.label}
          </Button>
        </Flex>
      )}
      {!fixed && others.length > 0 && (
        <Dropdown
          trigger={['click']}
          disabled={isFull}
          menu={{
            items: adds.map(({ label }, index) => ({ key: index, label })),
            onClick: ({ key }) => add(adds[Number(key)]?.item() as Item),
          }}
        >
          <Button size="small">加一项{noun}</Button>
        </Dropdown>
      )}
    </Flex>
  );
}

function movedUp<Item>(items: readonly Item[], from: number): Item[] {
  const next = [...items];
  next.splice(from - 1, 0, ...next.splice(from, 1));
  return next;
}
