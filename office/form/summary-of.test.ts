import { campaignSchema } from '@/lib/campaign/schema';
import { nodeOf } from '@/lib/form/form-node';
import { nodeAt } from '@/lib/form/node-at';
import { partsOf } from './parts-of';
import { summaryOf } from './summary-of';
import { withNewId } from './with-new-id';

const form = nodeOf(campaignSchema);

test.each([
  ['rules.1', { heading: '活动对象', items: [] }, '活动对象'],
  ['steps.items.0', { icon: 'app', title: '下载', text: '装好' }, '下载'],
  ['hero.scene.0', { shape: 'coin', x: 50, y: 20, width: 30 }, '金币 · 左右 50% · 上下 20% · 大小 30%'],
  [
    'activities.0.segments.0',
    { id: 'a', label: '{amount}', prize: null, odds: 1600, stock: 20 },
    '8 · 概率 16% · 数量 20 份 · 不中奖',
  ],
  [
    'activities.0.segments.0',
    { label: '金条', prize: { label: '金条' }, odds: 5, stock: null },
    '金条 · 概率 0.05% · 不限量',
  ],
  [
    'activities.0.credits.0',
    { from: 'lots', each: 2, max: 10, label: '平仓' },
    '按平仓手数赠送 · 平仓 · 每平仓 2 手 · 最多 10 次',
  ],
  ['activities.0', { kind: 'wheel', title: '十月' }, '转盘 · 十月'],
])('an item at %s, %j, is “%s”', (path, item, summary) => {
  const node = nodeAt(form, path, { activities: [{ kind: 'wheel' }] });
  expect(node && summaryOf(node, item, (text) => text.replace('{amount}', '8'))).toBe(summary);
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
