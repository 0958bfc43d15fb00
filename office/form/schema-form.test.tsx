import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { conditionSchema } from '@/lib/activities/condition';
import { outcomesSchema } from '@/lib/activities/odds';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { textUpTo } from '@/lib/copy/text';
import { choice } from '@/lib/form/choice';
import { nodeOf } from '@/lib/form/form-node';
import { setUpKit } from '../testing/kit';
import { THEME } from '../theme/theme';
import { SchemaForm, type SchemaFormProps } from './schema-form';
import { withValue } from './text-values';

type Value = Record<string, unknown>;
type Shown = Pick<SchemaFormProps, 'node' | 'parts' | 'faults'> & { now: { value: Value } };

function Form({ now, ...props }: Shown) {
  const [value, setValue] = useState(now.value);
  const [rules] = useState({ figures: figuresOf(now.value), limits: new Set<string>() });
  now.value = value;
  const change = (path: string, next: unknown) => setValue((before) => withValue(before, path, next));
  return <SchemaForm {...props} value={value} rules={rules} onChange={change} />;
}

beforeEach(setUpKit);

/** Shows a form of fields, and returns its value as it is now. */
function show(fields: z.ZodRawShape, value: Value, faults: object = {}, parts: SchemaFormProps['parts'] = {}) {
  const now = { value };
  render(
    <ConfigProvider theme={THEME} button={{ autoInsertSpace: false }}>
      <Form node={nodeOf(z.strictObject(fields))} now={now} faults={new Map(Object.entries(faults))} parts={parts} />
    </ConfigProvider>,
  );
  return now;
}

const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: '删除' }));

async function choose(name: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(name));
  fireEvent.click(await screen.findByTitle(option));
}

test('a text shows its own faults as it is typed, and those found by the server; an empty optional one is absent', () => {
  const words = { lead: textUpTo(8).meta({ title: '引言' }), kicker: textUpTo(8).meta({ title: '眉题' }).optional() };
  const now = show(words, { lead: '好', kicker: '好' }, { lead: ['重复了'] });
  expect(screen.getByText('重复了')).toBeVisible();
  fill('引言', '稳赚');
  expect(screen.getByText(/广告禁用词/)).toBeVisible();
  fill('眉题', '');
  expect(now.value).toEqual({ lead: '稳赚', kicker: undefined });
  expect(screen.queryByText('不能为空')).toBeNull();
});

test('a number is entered in its unit, in any width, and can be absent where the schema says so', () => {
  const odds = z.int().meta({ title: '概率', kind: 'odds' });
  const stock = z
    .int()
    .nullable()
    .meta({ title: '数量', also: { null: '不限量' } });
  const now = show(
    { odds, stock, days: z.int().meta({ title: '天数' }).optional() },
    { odds: 500, stock: null, days: 3 },
  );
  expect(screen.getByLabelText('概率')).toHaveValue('5');
  fill('概率', '７.5');
  fill('天数', '');
  tick('不限量');
  fill('数量', '20');
  expect(now.value).toEqual({ odds: 750, stock: 20, days: undefined });
  tick('不限量');
  expect(now.value.stock).toBeNull();
});

test('a choice has words, a part what the screen offers, a flag its value, a time is that of Beijing', async () => {
  const now = show(
    {
      look: choice('样子', { boat: '龙舟', bar: '进度条' }).default('bar'),
      brands: z.array(z.string()).meta({ title: '品牌', kind: 'part' }).optional(),
      term: z.literal('month').meta({ title: '每月重新算' }).optional(),
      ios: z.boolean().meta({ title: '在 iOS 上' }),
      at: z.iso.datetime({ offset: true }).meta({ title: '公布时间', kind: 'instant' }),
    },
    { ios: true, at: '2026-12-04T21:30:00+08:00' },
    {},
    { brands: [{ value: 'bfzh', label: '百福' }] },
  );
  expect(screen.getByText('进度条')).toBeVisible();
  await choose('样子', '龙舟');
  await choose('品牌', '百福');
  tick('每月重新算');
  tick('在 iOS 上');
  expect(now.value).toMatchObject({ look: 'boat', brands: ['bfzh'], term: 'month', ios: false });
  expect(await screen.findByDisplayValue('21:30')).toBeVisible();
});

test('items are folded to a line with their faults; a new one is open and has an id of its own', async () => {
  const prize = (id: string, odds: number) => ({ id, label: id, prize: null, odds, stock: null });
  const segments = outcomesSchema.meta({ title: '格子' });
  const now = show(
    { segments },
    { segments: [prize('a', 4000), prize('b', 5000)] },
    { 'segments.1.odds': ['须为整数'] },
  );
  press(/b\s+1 处有误$/);
  await screen.findByText('须为整数');
  press('加格子');
  await waitFor(() => expect(screen.getAllByLabelText('概率').length).toBeGreaterThan(1));
  press('上移格子 2');
  press('删除格子 2');
  await confirm();
  await waitFor(() =>
    expect(now.value.segments).toEqual([prize('b', 5000), { ...prize('item-3', 0), label: '', odds: null }]),
  );
});

test('a union changes its kind, a list of one offers its kinds, an optional block is filled in and removed', async () => {
  const bonus = z.strictObject({ days: z.int().meta({ title: '期限' }) }).meta({ title: '赠金' });
  const many = z.array(conditionSchema).meta({ title: '条件们' });
  const now = show(
    { condition: conditionSchema, many, bonus: bonus.optional() },
    { condition: { type: 'deposit', from: 200 } },
  );
  await choose('条件的种类', '累计平仓');
  press('加绑定银行卡');
  press('填写赠金');
  expect(now.value).toEqual({
    condition: { type: 'trade', from: null },
    many: [{ type: 'card' }],
    bonus: { days: null },
  });
  press('删除赠金');
  await confirm();
  expect(now.value.bonus).toBeUndefined();
});

test('names of a map are chosen once', () => {
  const value = z.strictObject({ is: z.string().meta({ title: '内容' }) });
  const now = show({ constants: z.record(z.string().regex(/^[a-z]+$/), value).meta({ title: '数字' }) }, {});
  fill('数字的名字', '数');
  expect(screen.queryByText('加数')).toBeNull();
  fill('数字的名字', 'run');
  press('加run');
  fill('内容', '春天');
  expect(now.value).toEqual({ constants: { run: { is: '春天' } } });
});

test('several texts are entered in one field, which is absent without any', async () => {
  const several = { kind: 'several' } as const;
  const devices = z.array(z.enum(['phone', 'desktop'])).meta({ ...several, title: '设备', words: { phone: '手机' } });
  const plans = z.array(z.string()).meta({ ...several, title: '计划' });
  const now = show({ devices: devices.optional(), plans: plans.optional() }, { plans: ['gold'] });
  await choose('设备', '手机');
  fill('计划', 'autumn,winter,');
  expect(now.value).toEqual({ devices: ['phone'], plans: ['gold', 'autumn', 'winter'] });
  for (const text of ['gold', 'autumn', 'winter']) {
    const tag = screen.getByTitle(text);
    fireEvent.click(tag.querySelector('.ant-select-selection-item-remove') as Element);
  }
  expect(now.value.plans).toBeUndefined();
});
