import { Button, Flex } from 'antd';

interface RuleListProps {
  /** Sentences by heading. */
  rules: Readonly<Record<string, readonly string[]>>;
  field: (path: string, label: string) => React.ReactNode;
  onChange: (path: string, value: unknown) => void;
}

/** The sentences of the rules that describe; those that limit are generated, and not part of the text. */
export function RuleList({ rules, field, onChange }: RuleListProps) {
  return (
    <Flex vertical gap={10}>
      <p className="soft">限制（谁、何时、多少）由活动定义生成，自动写在页面上，这里只写说明。</p>
      {Object.entries(rules).map(([heading, items]) => (
        <section key={heading} aria-label={heading}>
          <h3 className="brass">{heading}</h3>
          {items.map((_, index) => field(`rules.${heading}.${index}`, `第 ${index + 1} 条`))}
          <Button size="small" type="text" onClick={() => onChange(`rules.${heading}`, [...items, ''])}>
            加一条
          </Button>
          {items.length > 0 && (
            <Button size="small" type="text" onClick={() => onChange(`rules.${heading}`, items.slice(0, -1))}>
              删除末条
            </Button>
          )}
        </section>
      ))}
    </Flex>
  );
}
