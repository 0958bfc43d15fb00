import { campaignSchema } from '@/lib/campaign/schema';
import { nodeOf } from '@/lib/form/form-node';
import { nodeAt } from '@/lib/form/node-at';
import { partsOf, summaryOf, withNewId } from './items';

const write = (_: string, text: string) => text.replace('{amount}', '$8');

test.each([
  ['rules.1', { heading: '活动对象', items: [] }, '活动对象'],
  ['steps.items.0', { icon: 'app', title: '下载', text: '装好' }, '下载'],
  ['activities.0.segments.0', { id: 'a', label: '{amount}', prize: null, odds: 1600, stock: 20 }, '$8'],
  ['activities.0.credits.0', { from: 'lots', each: 2, max: 10, label: '平仓' }, '按平仓手数赠送 · 平仓'],
])('an item at %s, %j, is “%s”', (path, item, summary) => {
  const node = nodeAt(nodeOf(campaignSchema), path, { activities: [{ kind: 'wheel' }] });
  expect(node && summaryOf(node, path, item, write)).toBe(summary);
});

test('offers limited prizes and tasks of the definition', () => {
  const segments = [
    { id: 'gold', label: '{amount} 金条', stock: 3 },
    { id: 'none', label: '无', stock: null },
  ];
  const definition = { activities: [{ segments }, { tasks: [{ id: 'verify', title: '实名认证', stock: null }] }] };
  expect(partsOf(definition, 'limited', write)).toEqual([{ value: 'gold', label: '$8 金条' }]);
  expect(partsOf(definition, 'of', write)).toEqual([{ value: 'verify', label: '实名认证' }]);
});

test('a new item has an id that no other has', () => {
  expect(withNewId({ id: '' }, [{ id: 'gold' }, { id: 'item-7' }])).toEqual({ id: 'item-8' });
  expect(withNewId({ id: null }, [{ id: 7 }, { id: 3 }])).toEqual({ id: 8 });
  expect(withNewId({ label: '' }, [])).toEqual({ label: '' });
});
