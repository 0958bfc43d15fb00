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
  adds: readonly { label: string; item: () => Item; disabled?: boolean }[];
  /** What is left of a folded item; without it, items are not folded. */
  summary?: (item: Item, index: number) => ReactNode;
  /** What else there is in an item's head. */
  beside?: (item: Item, index: number) => ReactNode;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** Items on a page of a list. */
const PAGE = 30;

/** A list that can grow, shrink and change its order within its limits. One of its items at a time is unfolded. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { noun, items, least, most, fixed = false, adds, summary, beside, onChange, children } = props;
  const [open, setOpen] = useState<number>();
  const [page, setPage] = useState(1);
  const first = (Math.min(page, Math.ceil(items.length / PAGE) || 1) - 1) * PAGE;
  const change = (next: Item[], opened?: number) => {
    setOpen(opened);
    onChange(next);
  };
  const add = (item: Item) => {
    setPage(Math.ceil((items.length + 1) / PAGE));
    change([...items, item], items.length);
  };
  const remove = (index: number) => change(items.toSpliced(index, 1));
  const isFull = items.length >= most;
  const [only, ...others] = adds;
  return (
    <Flex vertical gap={10} align="start">
      {items.length > 0 && (
        <Flex vertical gap={10} component="ol" className={styles.list ?? ''}>
          {items.slice(first, first + PAGE).map((item, offset) => {
            const index = first + offset;
            const tools = (
              <>
                {beside?.(item, index)}
                {!fixed && (
                  <Button
                    size="small"
                    type="text"
                    aria-label={`${noun} ${index + 1} 上移`}
                    disabled={index === 0}
                    onClick={() => change(moved(items, index), open === index ? index - 1 : undefined)}
                  >
                    上移
                  </Button>
                )}
                {!fixed && (
                  <Popconfirm
                    title={`删除${noun} ${index + 1}？`}
                    okText="删除"
                    cancelText="不了"
                    onConfirm={() => remove(index)}
                  >
                    <Button
                      size="small"
                      type="text"
                      aria-label={`删除${noun} ${index + 1}`}
                      disabled={items.length <= least}
                    >
                      删除
                    </Button>
                  </Popconfirm>
                )}
              </>
            );
            return (
              <li key={index} className={`panel ${styles.item}`} aria-label={`${noun} ${index + 1}`}>
                <Flex gap={4} align="center" className={styles.head ?? ''}>
                  {summary ? (
                    <button
                      type="button"
                      className={styles.summary}
                      aria-expanded={open === index}
                      onClick={() => setOpen(open === index ? undefined : index)}
                    >
                      {summary(item, index)}
                    </button>
                  ) : (
                    <span className="soft" style={{ marginRight: 'auto' }}>
                      {noun} {index + 1}
                    </span>
                  )}
                  {tools}
                </Flex>
                {(!summary || open === index) && <div className={styles.content}>{children(item, index)}</div>}
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
        <Button size="small" disabled={isFull || only.disabled} onClick={() => add(only.item())}>
          {only.label}
        </Button>
      )}
      {!fixed && others.length > 0 && (
        <Dropdown
          trigger={['click']}
          disabled={isFull}
          menu={{
            items: adds.map(({ label, disabled }, index) => ({ key: index, label, disabled })),
            onClick: ({ key }) => add(adds[Number(key)]?.item() as Item),
          }}
        >
          <Button size="small">加一项{noun}</Button>
        </Dropdown>
      )}
    </Flex>
  );
}

function moved<Item>(items: readonly Item[], from: number): Item[] {
  const next = [...items];
  next.splice(from - 1, 0, ...next.splice(from, 1));
  return next;
}
