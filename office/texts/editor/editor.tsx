import { Button, Flex, Select, Switch } from 'antd';
import { useCallback, useMemo } from 'react';
import { THEME_WORDS, THEMES, type Theme, themes } from '@/lib/campaign/themes';
import { figureOptions } from '../../form/figure-parts';
import type { TextRules } from '../../form/text-checks';
import { TextField } from '../../form/text-field';
import { type TextValues, valueAt, withValue } from '../../form/text-values';
import { Section } from '../../parts/section';
import { HERO } from '../field-labels';
import { CardList } from './card-list';

interface RuleListProps {
  /** Sentences by heading. */
  rules: Readonly<Record<string, readonly string[]>>;
  field: (path: string, label: string) => React.ReactNode;
  onChange: (path: string, value: unknown) => void;
}

interface EditorProps {
  values: TextValues;
  before: TextValues;
  rules: TextRules;
  /** Places of texts at fault, and of changes. */
  faulty: readonly string[];
  changed: readonly string[];
  onChange: (update: (values: TextValues) => TextValues) => void;
}

/** The form of a text: a field per text, by the sections of the page. */
export function Editor({ values, before, rules, faulty, changed, onChange }: EditorProps) {
  const set = useCallback(
    (path: string, value: unknown) => onChange((values) => withValue(values, path, value)),
    [onChange],
  );
  const options = useMemo(() => figureOptions(rules.figures), [rules]);
  const field = (path: string, label: string) => {
    const value = valueAt(values, path);
    if (typeof value !== 'string') return null;
    const shown = valueAt(before, path);
    return (
      <TextField
        key={path}
        path={path}
        label={label}
        value={value}
        before={typeof shown === 'string' ? shown : undefined}
        rules={rules}
        options={options}
        onChange={set}
      />
    );
  };
  const fields = (group: string, labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([name, label]) => field(`${group}.${name}`, label));
  const cards = (path: string, noun: string, labels: Readonly<Record<string, string>>) => (
    <CardList
      path={path}
      noun={noun}
      items={valueAt(values, path) as Record<string, string>[]}
      labels={labels}
      field={field}
      onChange={set}
    />
  );
  const section = (group: string, title: string, content: React.ReactNode, open = false) =>
    group in values && (
      <Section key={group} title={title} open={open} {...countsOf(group, faulty, changed)}>
        {content}
      </Section>
    );
  const card = { title: '标题', text: '说明' };
  const form = values.form as { password?: string | null } | undefined;
  return (
    <div className="panel rows">
      {section('hero', '首屏', fields('hero', HERO), true)}
      {section('activityHero', '活动页首屏', fields('activityHero', HERO))}
      {section(
        'form',
        '开户表单',
        <>
          {fields('form', { title: '标题', submit: '按钮' })}
          <Flex gap={10} align="center">
            <Switch
              id="form-password"
              size="small"
              checked={form?.password === 'later'}
              onChange={(later) => set('form.password', later ? 'later' : null)}
            />
            <label htmlFor="form-password">凭短信开户，密码以后再设</label>
          </Flex>
        </>,
      )}
      {section('deposit', '入金按钮', field('deposit', '按钮'))}
      {section(
        'steps',
        '步骤',
        <>
          {field('steps.title', '标题')}
          {cards('steps.items', '步骤', card)}
        </>,
      )}
      {section('rewards', '奖励怎么到账', fields('rewards', { title: '标题', note: '附注' }))}
      {section(
        'reasons',
        '理由',
        <>
          {field('reasons.title', '标题')}
          {cards('reasons.items', '理由', card)}
        </>,
      )}
      {section('questions', '问答', cards('questions', '问答', { question: '问题', answer: '回答' }))}
      {section(
        'success',
        '开户成功页',
        <>
          {fields('success', { title: '标题', lead: '引言', verify: '实名按钮' })}
          {fields('success.download', { title: '下载标题', text: '下载说明', action: '下载按钮' })}
          {field('success.next.title', '下一步标题')}
          {cards('success.next.items', '下一步', card)}
        </>,
      )}
      {section(
        'rules',
        '规则',
        <RuleList rules={values.rules as Record<string, string[]>} field={field} onChange={set} />,
      )}
      <Section title="搜索与配色" {...countsOf('title', faulty, changed, 'description', 'theme')}>
        {field('title', '页面标题')}
        {field('description', '搜索描述')}
        <Flex gap={10} align="center">
          <label htmlFor="theme">配色</label>
          <Select
            id="theme"
            style={{ width: 140 }}
            value={values.theme as string}
            options={THEMES.map((value) => ({ value, label: <ThemeOption name={value} /> }))}
            onChange={(theme) => set('theme', theme)}
          />
        </Flex>
      </Section>
    </div>
  );
}

function ThemeOption({ name }: { name: Theme }) {
  if (name === 'brand') return THEME_WORDS[name];
  const { ground, highlight, surface } = themes[name];
  return (
    <Flex gap={8} align="center" component="span">
      <svg width="42" height="14" aria-hidden="true">
        <title>{THEME_WORDS[name]}</title>
        {[ground, surface, highlight].map((colour, index) => (
          <rect key={colour} x={index * 14} width="14" height="14" fill={colour} />
        ))}
      </svg>
      {THEME_WORDS[name]}
    </Flex>
  );
}

function countsOf(group: string, faulty: readonly string[], changed: readonly string[], ...more: string[]) {
  const groups = [group, ...more];
  const within = (path: string) => groups.includes(path.split('.')[0] ?? '');
  return { faults: faulty.filter(within).length, changes: changed.filter(within).length };
}

/** The sentences of the rules that describe; those that limit are generated, and not part of the text. */
function RuleList({ rules, field, onChange }: RuleListProps) {
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
