import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { campaignSchema } from '@/lib/campaign/schema';
import { nodeOf } from '@/lib/form/form-node';
import { nodeAt } from '@/lib/form/node-at';
import { partsOf, summaryOf, withNewId } from './items';

const prize = { label: '{amount} 赠金', amount: 8, unit: 'usd' };
const root = {
  activities: [
    { kind: 'wheel', segments: [{ id: 'gold', label: '{amount}', prize, stock: 3 }], credits: [{ from: 'day' }] },
    { kind: 'tasks', tasks: [{ id: 'verify', title: '实名认证', stock: null }] },
  ],
};
const scope = { root, rules: { figures: figuresOf(root), limits: new Set<string>() } };

test.each([
  ['rules.1', { heading: '活动对象', items: [] }, '活动对象'],
  ['steps.items.0', { icon: 'app', title: '下载', text: '装好' }, '下载'],
  ['activities.0.segments.0', root.activities[0]?.segments?.[0], '$8'],
  ['activities.0.credits.0', { from: 'lots', each: 2, max: 10, label: '平仓' }, '按平仓手数赠送 · 平仓'],
])('an item at %s, %j, is “%s”', (path, item, summary) => {
  const node = nodeAt(nodeOf(campaignSchema), path, root);
  expect(node && summaryOf(node, path, item, scope)).toBe(summary);
});

test('offers limited prizes and tasks of the definition', () => {
  expect(partsOf('limited', scope)).toEqual([{ value: 'gold', label: '$8' }]);
  expect(partsOf('of', scope)).toEqual([{ value: 'verify', label: '实名认证' }]);
});

test('a new item has an id that no other has', () => {
  expect(withNewId({ id: '' }, [{ id: 'gold' }, { id: 'item-7' }])).toEqual({ id: 'item-8' });
  expect(withNewId({ id: null }, [{ id: 7 }, { id: 3 }])).toEqual({ id: 8 });
  expect(withNewId({ label: '' }, [])).toEqual({ label: '' });
});
