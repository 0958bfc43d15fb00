import { z } from 'zod';
import { campaigns } from '@/campaigns';
import { clauses } from '@/clauses';
import { brandSchema } from '../brand/schema';
import { definitionOf } from '../campaign/define';
import { campaignSchema } from '../campaign/schema';
import { clauseSchema } from '../clause/schema';
import { textUpTo } from '../copy/text';
import { type FormNode, nodeOf } from './form-node';
import { branchOf, nodeAt } from './node-at';

const DOCUMENTS = {
  campaign: campaignSchema,
  clause: clauseSchema,
  brand: brandSchema.pick({
    ...{ hotline: true, licence: true, version: true, updatedOn: true },
    ...{ copyrightYears: true, iosStoreUrl: true, footer: true },
  }),
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

/** Places of a value that its form does not show. */
function lostIn(node: FormNode, value: unknown, place: string): string[] {
  if (node.kind === 'scene' || node.kind === 'rows') return lostIn(node.list, value, place);
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    const rest = node.by === undefined ? value : { ...(value as object), [node.by]: undefined };
    return branch ? lostIn(branch.node, rest, place) : [place];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined || node.kind === 'symbols') return [];
    const next =
      node.kind === 'list' || node.kind === 'map'
        ? node.item
        : node.kind === 'object' && node.fields.find(({ name }) => name === key)?.node;
    if (next) return lostIn(next, inner, `${place}.${key}`);
    // A value that tells the branches of a union apart.
    return typeof inner === 'string' && inner === 'release' ? [] : [`${place}.${key}`];
  });
}

test('the form of a document shows everything that built ones have', () => {
  const campaignForm = nodeOf(campaignSchema);
  expect(campaigns.flatMap((campaign) => lostIn(campaignForm, definitionOf(campaign), campaign.slug))).toEqual([]);
  const clauseForm = nodeOf(clauseSchema);
  expect(Object.values(clauses).flatMap((clause) => lostIn(clauseForm, clause, clause.slug))).toEqual([]);
});

test('reads metas before and after checks, and through what wraps a field', () => {
  const late = textUpTo(6).meta({ title: '名称' }).refine(Boolean);
  const form = nodeOf(
    z.strictObject({
      late,
      none: z
        .int()
        .positive()
        .nullable()
        .meta({ title: '数量', unit: '份', also: { null: '不限量' } }),
      flag: z.literal('later').meta({ title: '以后' }).optional(),
      kept: z
        .enum(['a', 'b'])
        .meta({ title: '样子', words: { a: '甲', b: '乙' } })
        .default('b'),
      of: z.string().meta({ title: '任务', kind: 'part', writes: 'task' }),
    }),
  );
  const common = { optional: false, hidden: false };
  expect(form).toEqual({
    kind: 'object',
    groups: [],
    fields: [
      { ...common, name: 'late', title: '名称', node: { kind: 'text', words: true, code: false, width: 6 }, empty: '' },
      {
        ...common,
        name: 'none',
        title: '数量',
        none: '不限量',
        node: { kind: 'number', whole: true, unit: '份', factor: 1 },
        empty: null,
      },
      { ...common, name: 'flag', title: '以后', optional: true, node: { kind: 'flag', on: 'later' }, empty: 'later' },
      {
        ...common,
        name: 'kept',
        title: '样子',
        optional: true,
        initial: 'b',
        node: {
          kind: 'choice',
          options: [
            { value: 'a', label: '甲' },
            { value: 'b', label: '乙' },
          ],
        },
        empty: 'a',
      },
      { ...common, name: 'task', title: '任务', node: { kind: 'part', of: 'task' }, empty: '' },
    ],
  });
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
