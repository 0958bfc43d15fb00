import { Button, Flex, Select } from 'antd';
import { ICONS } from '@/lib/campaign/icons';
import styles from './card-list.module.css';
import { countAt } from './limits';

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

const ICON_LABELS: Readonly<Record<(typeof ICONS)[number], string>> = {
  account: '账户',
  deposit: '入金',
  trade: '交易',
  clock: '时钟',
  'two-way': '双向',
  order: '订单',
  verify: '认证',
  app: '应用',
  gift: '礼物',
  calendar: '日历',
  question: '问题',
  invite: '邀请',
  card: '卡片',
  chart: '图表',
  spin: '转盘',
  point: '积分',
  shield: '盾牌',
  globe: '地球',
};
const ICON_OPTIONS = ICONS.map((value) => ({ value, label: ICON_LABELS[value] }));

/** A list of cards or questions, which can grow, shrink and change its order within its limits. */
export function CardList({ path, noun, items, field, labels, onChange }: CardListProps) {
  const { least, most } = countAt(path);
  const moved = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };
  return (
    <>
      <Flex vertical gap={10} component="ol">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and their fields no state.
          <li key={index} className={`panel ${styles.card}`}>
            <Flex gap={4} align="center" className={styles.head ?? ''}>
              <span className="soft" style={{ marginRight: 'auto' }}>
                {noun} {index + 1}
              </span>
              {'icon' in item && (
                <Select
                  size="small"
                  aria-label={`${noun} ${index + 1} 的图标`}
                  value={item.icon}
                  options={ICON_OPTIONS}
                  style={{ width: 88 }}
                  onChange={(icon) => onChange(`${path}.${index}.icon`, icon)}
                />
              )}
              <Button
                size="small"
                type="text"
                disabled={index === 0}
                onClick={() => onChange(path, moved(index, index - 1))}
              >
                上移
              </Button>
              <Button
                size="small"
                type="text"
                disabled={items.length <= least}
                onClick={() => onChange(path, items.toSpliced(index, 1))}
              >
                删除
              </Button>
            </Flex>
            {Object.entries(labels).map(([name, label]) => field(`${path}.${index}.${name}`, label))}
          </li>
        ))}
      </Flex>
      <Button
        size="small"
        style={{ marginTop: 10 }}
        disabled={items.length >= most}
        onClick={() => onChange(path, [...items, { ...empty(items.at(-1), labels) }])}
      >
        加一{noun === '问答' ? '条' : '项'}
      </Button>
    </>
  );
}

function empty(like: Record<string, string> | undefined, labels: Readonly<Record<string, string>>) {
  const texts = Object.fromEntries(Object.keys(labels).map((name) => [name, '']));
  return like?.icon === undefined ? texts : { icon: like.icon, ...texts };
}
