import { Button, Collapse, Flex, Pagination, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';

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
  /** What else there is in an item's head. */
  beside?: (item: Item, index: number) => ReactNode;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** Items on a page of a list. */
const PAGE = 30;

/** A list that can grow, shrink and change its order within its limits. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { noun, items, least, most, adds, summary, beside, onChange, children } = props;
  const [open, setOpen] = useState<string[]>([]);
  const [page, setPage] = useState(1);
  const first = (Math.min(page, Math.ceil(items.length / PAGE) || 1) - 1) * PAGE;
  const change = (next: Item[], opened: string[] = []) => {
    setOpen(opened);
    onChange(next);
  };
  const add = (item: Item) => {
    setPage(Math.ceil((items.length + 1) / PAGE));
    change([...items, item], [String(items.length)]);
  };
  const panels = items.slice(first, first + PAGE).map((item, offset) => {
    const index = first + offset;
    const name = `${noun} ${index + 1}`;
    const up = () => change(items.toSpliced(index, 1).toSpliced(index - 1, 0, item));
    const extra = (
      <Flex key={name} gap={4} align="center">
        {beside?.(item, index)}
        {least !== most && (
          <>
            <Button size="small" type="text" aria-label={`上移${name}`} disabled={index === 0} onClick={up}>
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
    );
    const key = String(index);
    // The kit's own arrow would be a second button without a Chinese name.
    const label = summary ? (
      <>
        <span aria-hidden>{open.includes(key) ? '▾ ' : '▸ '}</span>
        {summary(item, index)}
      </>
    ) : (
      name
    );
    return { key, label, extra, showArrow: false, children: children(item, index) };
  });
  return (
    <Flex vertical gap={10}>
      <Collapse
        size="small"
        // By default a long title pushes the buttons out.
        styles={{ title: { flex: '0 1 auto', minWidth: 0, marginInlineEnd: 'auto' } }}
        items={panels}
        collapsible={summary ? 'header' : 'icon'}
        activeKey={summary ? open : panels.map(({ key }) => key)}
        onChange={(keys) => setOpen(keys.slice(-1))}
      />
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={first / PAGE + 1}
        pageSize={PAGE}
        total={items.length}
        onChange={setPage}
      />
      {least !== most && (
        <Flex gap={8} wrap>
          {adds.map(({ label, item }) => (
            <Button key={label} size="small" disabled={items.length >= most} onClick={() => add(item())}>
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
