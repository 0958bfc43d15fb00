import { z } from 'zod';
import { brandPatchSchema } from '../brand/patch';
import { campaignSchema } from '../campaign/schema';
import { clauseSchema } from '../clause/schema';
import { textUpTo } from '../copy/text';
import { type FormNode, nodeOf } from './form-node';
import { nodeAt } from './node-at';

const DOCUMENTS = {
  campaign: campaignSchema,
  clause: clauseSchema,
  brand: brandPatchSchema,
};

/** Every label of a form, by its place. */
function labelsIn(node: FormNode, place: string): [place: string, label: string][] {
  switch (node.kind) {
    case 'object':
      return node.fields.flatMap(({ name, title, none, hidden, node: inner }) => [
        [`${place}.${name}`, title],
        ...(none === undefined ? [] : [[`${place}.${name}=null`, none] as [string, string]]),
        ...(hidden ? [] : labelsIn(inner, `${place}.${name}`)),
      ]);
    case 'list':
    case 'map':
      return labelsIn(node.item, `${place}.0`);
    case 'scene':
    case 'rows':
      return labelsIn(node.list, place);
    case 'choice':
      return node.options.map(({ value, label }) => [`${place}=${value}`, label]);
    case 'union':
      return node.branches.flatMap(({ value, label, node: inner }): [string, string][] => [
        [`${place}=${value}`, label],
        ...labelsIn(inner, `${place}.${value}`),
      ]);
    default:
      return [];
  }
}

test.each(Object.entries(DOCUMENTS))('every field and choice of a %s has Chinese words', (name, schema) => {
  const labels = labelsIn(nodeOf(schema), name);
  expect(labels.length).toBeGreaterThan(7);
  expect(labels.filter(([, label]) => !/\p{Script=Han}|^USDT$/u.test(label))).toEqual([]);
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
      look: z
        .enum(['a', 'b'])
        .meta({ title: '样子', words: { a: '甲', b: '乙' } })
        .default('b'),
      of: z.string().meta({ title: '任务', kind: 'part', writes: 'task' }),
    }),
  );
  const options = [
    { value: 'a', label: '甲' },
    { value: 'b', label: '乙' },
  ];
  const needed = { optional: false, hidden: false };
  const left = { optional: true, hidden: false };
  const fields = [
    { ...needed, name: 'late', title: '名称', node: { kind: 'text', words: true, code: false, width: 6 }, empty: '' },
    {
      ...{ ...needed, name: 'stock', title: '数量', none: '不限量', empty: null },
      node: { kind: 'number', whole: true, unit: '份', factor: 1 },
    },
    { ...left, name: 'flag', title: '以后', node: { kind: 'flag', on: 'later' }, empty: 'later' },
    { ...left, name: 'look', title: '样子', node: { kind: 'choice', options }, initial: 'b', empty: 'a' },
    { ...needed, name: 'task', title: '任务', node: { kind: 'part', of: 'task', several: false }, empty: '' },
  ];
  expect(form).toEqual({ kind: 'object', groups: [], fields });
});

test('an activity begins as its kind does, a new item with its fields empty', () => {
  const form = nodeOf(campaignSchema);
  const wheel = { kind: 'wheel', title: '转盘', segments: expect.any(Array) };
  expect(nodeAt(form, 'activities', {})).toMatchObject({
    kind: 'list',
    item: {
      branches: expect.arrayContaining([
        expect.objectContaining({ label: '转盘', empty: expect.objectContaining(wheel) }),
      ]),
    },
  });
  expect(nodeAt(form, 'activities.0.segments', { activities: [{ kind: 'wheel' }] })).toMatchObject({
    kind: 'rows',
    of: 'prizes',
    list: { least: 2, empty: { id: '', label: '', prize: null, odds: null, stock: null } },
  });
  expect(nodeAt(form, 'activities.0.segments', { activities: [{ kind: 'quiz' }] })).toBeUndefined();
});

test('rejects a schema that does not say what it takes', () => {
  expect(() => nodeOf(z.strictObject({ any: z.unknown() }))).toThrow('No form shows');
});
