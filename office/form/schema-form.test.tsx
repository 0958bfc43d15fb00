import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { conditionSchema } from '@/lib/activities/condition';
import { id } from '@/lib/activities/id';
import { outcomesSchema } from '@/lib/activities/odds';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { textUpTo } from '@/lib/copy/text';
import { nodeOf } from '@/lib/form/form-node';
import { withValue } from '../texts/text-values';
import { THEME } from '../theme/theme';
import type { Scope } from './form-scope';
import { SchemaForm } from './schema-form';

type Value = Record<string, unknown>;

interface HeldProps {
  start: Value;
  onValue: (value: Value) => void;
  children: (value: Value, change: (path: string, next: unknown) => void) => ReactNode;
}

function Held({ start, onValue, children }: HeldProps) {
  const [value, setValue] = useState(start);
  onValue(value);
  return children(value, (path, next) => setValue((before) => withValue(before, path, next)));
}

// jsdom has no layout, and no channels, by which the kit waits for a frame.
beforeEach(() => {
  window.MessageChannel = class {
    port1 = {} as MessagePort;
    port2 = {
      postMessage: () => setTimeout(() => this.port1.onmessage?.({} as MessageEvent)),
    } as unknown as MessagePort;
  };
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Shows a form of fields, and returns its value as it is now. */
function show(
  schema: z.ZodObject | z.ZodRawShape,
  start: Value,
  more: { faults?: object; before?: object; parts?: Scope['parts'] } = {},
) {
  const now = { value: start };
  const node = nodeOf(schema instanceof z.ZodObject ? schema : z.strictObject(schema));
  const rules = { figures: figuresOf(start), limits: new Set<string>() };
  const faults = new Map(Object.entries(more.faults ?? {}));
  render(
    <ConfigProvider theme={THEME} button={{ autoInsertSpace: false }}>
      <Held start={start} onValue={(value) => (now.value = value)}>
        {(value, change) => (
          <SchemaForm
            node={node}
            value={value}
            faults={faults}
            before={more.before}
            rules={rules}
            {...(more.parts && { parts: more.parts })}
            onChange={change}
          />
        )}
      </Held>
    </ConfigProvider>,
  );
  return now;
}

const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function choose(name: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByTitle(option));
}

test('a text shows its own faults as it is typed, and those found by the server; an empty optional one is absent', () => {
  const words = { lead: textUpTo(8).meta({ title: '引言' }), kicker: textUpTo(8).meta({ title: '眉题' }).optional() };
  const now = show(words, { lead: '好', kicker: '好' }, { faults: { lead: ['重复了'] } });
  expect(screen.getByText('重复了')).toBeVisible();
  fill('引言', '稳赚');
  expect(screen.getByText(/广告禁用词/)).toBeVisible();
  expect(screen.queryByText('重复了')).toBeNull();
  fill('眉题', '');
  expect(now.value).toEqual({ lead: '稳赚', kicker: undefined });
  expect(screen.queryByText('不能为空')).toBeNull();
});

test('a number is entered in its unit, in any width, and can be absent where the schema says so', () => {
  const numbers = {
    odds: z.int().meta({ title: '概率', kind: 'odds' }),
    stock: z
      .int()
      .nullable()
      .meta({ title: '数量', also: { null: '不限量' } }),
    days: z.int().meta({ title: '天数' }).optional(),
  };
  const now = show(numbers, { odds: 500, stock: null, days: 3 });
  expect(screen.getByLabelText('概率')).toHaveValue('5');
  fill('概率', '７.5');
  fill('天数', '');
  fireEvent.click(screen.getByRole('checkbox', { name: '不限量' }));
  fill('数量', '20');
  expect(now.value).toEqual({ odds: 750, stock: 20, days: undefined });
  fireEvent.click(screen.getByRole('checkbox', { name: '不限量' }));
  expect(now.value.stock).toBeNull();
});

test('a choice has words, a part what the document has, a flag its value', async () => {
  const now = show(
    {
      look: z
        .enum(['boat', 'bar'])
        .meta({ title: '样子', words: { boat: '龙舟', bar: '进度条' } })
        .default('bar'),
      limited: z.string().meta({ title: '余量', kind: 'part' }).optional(),
      term: z.literal('month').meta({ title: '每月重新算' }).optional(),
      ios: z.boolean().meta({ title: '在 iOS 上' }),
      brands: z.array(z.string()).meta({ title: '品牌', kind: 'part' }).optional(),
      activities: z.array(z.strictObject({ id, label: textUpTo(9), stock: z.int() })).meta({ title: '奖品' }),
    },
    { ios: true, activities: [{ id: 'gold', label: '金条', stock: 3 }] },
    { parts: { brands: [{ value: 'bfzh', label: '百福' }] } },
  );
  expect(screen.getByText('进度条')).toBeVisible();
  await choose('样子', '龙舟');
  await choose('余量', '金条');
  await choose('品牌', '百福');
  fireEvent.click(screen.getByRole('checkbox', { name: '每月重新算' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '在 iOS 上' }));
  expect(now.value).toMatchObject({ look: 'boat', limited: 'gold', brands: ['bfzh'], term: 'month', ios: false });
});

test('items are folded to a line with their numbers and faults; a new one is open and has an id of its own', async () => {
  const prize = (item: string, odds: number) => ({ id: item, label: '{odds} 之一', prize: null, odds, stock: null });
  const now = show(
    {
      activities: z
        .array(z.strictObject({ kind: z.literal('wheel'), segments: outcomesSchema }))
        .meta({ title: '玩法' }),
    },
    { activities: [{ kind: 'wheel', segments: [prize('a', 4000), prize('item-c', 5000)] }] },
    { faults: { 'activities.0.segments.1.odds': ['须为整数'] } },
  );
  press(/^玩法 1|处有误/);
  expect(screen.getByText('概率合计 90%，还差 10%')).toBeVisible();
  expect(screen.getByRole('button', { name: /^40% 之一 · 概率 40% · 不限量/ })).toBeVisible();
  press(/^50% 之一 .*1 处有误/);
  expect(screen.getByText('须为整数')).toBeVisible();
  press('加一项segments');
  fill('概率', '10');
  expect(screen.getByText('概率合计 100%')).toBeVisible();
  press('上移segments 2');
  press('删除segments 2');
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() =>
    expect(now.value.activities).toEqual([
      { kind: 'wheel', segments: [prize('item-c', 5000), { ...prize('item-d', 1000), label: '' }] },
    ]),
  );
});

test('a union changes its kind without taking numbers along; a list of one offers its kinds', async () => {
  const now = show(
    {
      condition: conditionSchema,
      many: z.array(conditionSchema).meta({ title: '条件们' }).optional(),
    },
    { condition: { type: 'deposit', from: 200 }, many: [] },
  );
  fireEvent.click(screen.getByText('条件们', { selector: 'b' }));
  await choose('条件的种类', '累计平仓');
  expect(now.value.condition).toEqual({ type: 'trade', from: null });
  fireEvent.click(await screen.findByRole('button', { name: '加一项条件们' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '绑定银行卡' }));
  expect(now.value.many).toEqual([{ type: 'card' }]);
  press('删除条件们 1');
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(now.value.many).toBeUndefined();
});

test('names of a map are chosen once', () => {
  const value = z.strictObject({ is: z.string().meta({ title: '内容' }) });
  const now = show({ constants: z.record(z.string().regex(/^[a-z]+$/), value).meta({ title: '数字' }) }, {});
  expect(screen.getByRole('button', { name: '加一个' })).toBeDisabled();
  fill('数字的名字', '数');
  expect(screen.getByRole('button', { name: '加 {数}' })).toBeDisabled();
  fill('数字的名字', 'run');
  press('加 {run}');
  fill('内容', '春天');
  expect(now.value).toEqual({ constants: { run: { is: '春天' } } });
});

test('sections have their fields together, in order, and count changes and faults; a block can be left out', async () => {
  const hidden = z.string().meta({ title: '编号', kind: 'hidden' }).optional();
  const schema = z
    .strictObject({
      bonus: z
        .strictObject({ days: z.int().meta({ title: '期限' }), hidden })
        .meta({ title: '赠金' })
        .optional(),
      title: z.string().meta({ title: '名称', group: '基本' }),
    })
    .meta({ groups: ['基本'] });
  const now = show(schema, { title: '新' }, { before: { title: '旧' }, faults: { 'bonus.hidden': ['不对'] } });
  const [first, second] = screen.getAllByRole('group').filter(({ localName }) => localName === 'details');
  expect(within(first as HTMLElement).getByText('改了 1 处')).toBeVisible();
  fireEvent.click(within(second as HTMLElement).getByText('1 处有误'));
  fireEvent.click(await screen.findByRole('button', { name: '填写赠金' }));
  expect(now.value.bonus).toEqual({ days: null });
  expect(screen.getByText('不对')).toBeVisible();
  press('去掉赠金');
  fireEvent.click(await screen.findByRole('button', { name: '去掉' }));
  expect(now.value.bonus).toBeUndefined();
});

test('a time is that of Beijing', async () => {
  const releases = z.array(z.iso.datetime({ offset: true }).meta({ kind: 'instant' })).meta({ title: '公布时间' });
  show({ releases }, { releases: ['2026-12-04T21:30:00+08:00'] });
  expect(await screen.findByDisplayValue('2026-12-04')).toBeVisible();
  expect(screen.getByDisplayValue('21:30')).toBeVisible();
});
