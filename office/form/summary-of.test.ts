import { campaigns } from '@/campaigns';
import { definitionOf } from '@/lib/campaign/define';
import { campaignSchema } from '@/lib/campaign/schema';
import { type FormNode, nodeOf } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import { partsOf } from './parts-of';
import { summaryOf } from './summary-of';
import { withNewId } from './with-new-id';

/** Summaries of all items in a value, by the place of their list. */
function summariesIn(node: FormNode, value: unknown, place: string): [string, string][] {
  if (value === undefined || value === null) return [];
  switch (node.kind) {
    case 'object':
      return node.fields.flatMap((field) =>
        summariesIn(field.node, (value as Record<string, unknown>)[field.name], `${place}.${field.name}`),
      );
    case 'scene':
    case 'rows':
      return summariesIn(node.list, value, place);
    case 'list':
      return (value as unknown[]).flatMap((item): [string, string][] => [
        [place, summaryOf(node.item, item, String)],
        ...summariesIn(node.item, item, place),
      ]);
    case 'union':
      return summariesIn(branchOf(node, value)?.node ?? node, value, place);
    default:
      return [];
  }
}

test('every item of a built campaign has a line that says what it is', () => {
  const form = nodeOf(campaignSchema);
  const all = campaigns.flatMap((campaign) => summariesIn(form, definitionOf(campaign), ''));
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter(([, summary]) => !/[\p{Script=Han}\d]/u.test(summary))).toEqual([]);
  const summaries = new Set(all.map(([place, summary]) => `${place} ${summary}`));
  expect(summaries).toContain('.rules 活动对象');
  expect(summaries).toContain('.activities.segments {amount} 赠金 · 概率 16% · 不限量');
  expect(summaries).toContain('.activities.tiers 门槛 200 · 奖励 $20');
});

test('offers limited prizes and tasks of the definition', () => {
  const wheel = {
    kind: 'wheel',
    segments: [
      { id: 'gold', label: '金条', stock: 3 },
      { id: 'none', label: '无', stock: null },
    ],
  };
  const tasks = { kind: 'tasks', tasks: [{ id: 'verify', title: '实名认证', prize: { label: '赠金' } }] };
  const definition = { activities: [wheel, tasks] };
  const write = (_: string, text: string) => text;
  expect(partsOf(definition, 'limited', write)).toEqual([{ value: 'gold', label: '金条' }]);
  expect(partsOf(definition, 'of', write)).toEqual([{ value: 'verify', label: '实名认证' }]);
});

test('a new item has an id that no other has', () => {
  expect(withNewId({ id: '' }, [{ id: 'gold' }, { id: 'item-c' }])).toEqual({ id: 'item-d' });
  expect(withNewId({ id: null }, [{ id: 7 }, { id: 3 }])).toEqual({ id: 8 });
  expect(withNewId({ label: '' }, [])).toEqual({ label: '' });
});
