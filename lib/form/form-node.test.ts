import { z } from 'zod';
import { brandPatchSchema } from '../brand/patch';
import { campaignSchema } from '../campaign/schema';
import { clauseSchema } from '../clause/schema';
import { textUpTo } from '../copy/text';
import { experimentSchema } from '../experiment/definition';
import { choice } from './choice';
import { type FormNode, nodeOf } from './form-node';
import { nodeAt, titleAt } from './node-at';

/** Every label of a form, after its place. */
function labelsIn(node: FormNode, place: string): string[] {
  if (node.kind === 'list' || node.kind === 'map') return labelsIn(node.item, place);
  if (node.kind === 'choice' || node.kind === 'several') return node.options.map(({ label }) => `${place}=${label}`);
  if (node.kind === 'union') {
    return node.branches.flatMap(({ label, node: inner }) => [`${place}=${label}`, ...labelsIn(inner, place)]);
  }
  const fields = node.kind === 'object' ? node.fields : [];
  return fields.flatMap(({ name, title, none = '无', hidden, node: inner }) => [
    `${place}.${name}=${title}`,
    `${place}.${name}=${none}`,
    ...(hidden ? [] : labelsIn(inner, `${place}.${name}`)),
  ]);
}

test.each(
  Object.entries({
    campaign: campaignSchema,
    clause: clauseSchema,
    brand: brandPatchSchema,
    experiment: experimentSchema,
  }),
)('every field and choice of a %s has Chinese words', (name, schema) => {
  const labels = labelsIn(nodeOf(schema), name);
  expect(labels.length).toBeGreaterThan(7);
  expect(labels.filter((label) => !/=.*(?:\p{Script=Han}|USDT)/u.test(label))).toEqual([]);
});

test('reads metas before and after checks, and through what wraps a field', () => {
  const form = nodeOf(
    z.strictObject({
      late: textUpTo(6).meta({ title: '名称' }).refine(Boolean),
      stock: z
        .int()
        .nullable()
        .meta({ title: '数量', unit: '份', also: { null: '不限量' } }),
      flag: z.literal('later').meta({ title: '以后' }).optional(),
      look: choice('样子', { a: '甲', b: '乙' }).default('b'),
      of: z.string().meta({ title: '任务', kind: 'part', writes: 'task' }),
    }),
  );
  expect(form).toMatchObject({
    fields: [
      { name: 'late', title: '名称', optional: false, node: { kind: 'text', words: true, width: 6 }, empty: '' },
      { name: 'stock', none: '不限量', node: { kind: 'number', unit: '份' }, empty: null },
      { name: 'flag', optional: true, node: { kind: 'flag', on: 'later' } },
      { name: 'look', initial: 'b', node: { kind: 'choice', options: [{ value: 'a', label: '甲' }, { value: 'b' }] } },
      { name: 'task', node: { kind: 'part', of: 'task', several: false } },
    ],
  });
});

test('an activity begins as its kind does, a new item with its fields empty', () => {
  const form = nodeOf(campaignSchema);
  const activities = nodeAt(form, 'activities', {});
  const wheel = activities?.kind === 'list' && activities.item.kind === 'union' ? activities.item.branches : [];
  expect(wheel.find(({ value }) => value === 'wheel')).toMatchObject({
    label: '转盘',
    empty: { kind: 'wheel', title: '转盘', segments: expect.arrayContaining([expect.anything()]) },
  });
  const segments = nodeAt(form, 'activities.0.segments', { activities: [{ kind: 'wheel' }] });
  expect(segments).toMatchObject({ also: 'prizes', least: 2, empty: { id: '', label: '', prize: null, odds: null } });
  expect(nodeAt(form, 'activities.0.segments', { activities: [{ kind: 'quiz' }] })).toBeUndefined();
  const scene = nodeAt(form, 'hero.scene', {});
  expect(scene?.kind === 'list' && scene.empty).toEqual({ picture: '', alt: '', x: 50, y: 50, width: 60 });
});

test('calls a place by the titles on the way to it, an item by its number, kind or name', () => {
  const form = nodeOf(campaignSchema);
  expect(titleAt(form, 'activities.wheel.segments.usd-8.odds')).toBe('玩法与奖品 · 转盘 · 格子 · usd-8 · 概率');
  expect(titleAt(form, 'hero.scene.0.picture')).toBe('首屏 · 画面 · 1 · 图片');
  expect(titleAt(form, 'hero.colour')).toBeUndefined();
});

test('rejects a schema that does not say what it takes', () => {
  expect(() => nodeOf(z.strictObject({ any: z.unknown() }))).toThrow('No form shows');
});
