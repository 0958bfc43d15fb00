import type { Rule } from '../schema';
import { withItems } from './rule-items';

const rule = (...items: string[]): Rule => ({ heading: '活动对象', items });
const itemsOf = (written: Rule, ...said: string[]) => withItems(written, said).items;

test('adds sentences after the existing ones, each once', () => {
  const said = ['仅限新客。', '须年满18周岁。', '仅限新客。'];
  expect(itemsOf(rule('写明。'), ...said)).toEqual(['写明。', '仅限新客。', '须年满18周岁。']);
});

test('does not repeat a sentence that an item already has, alone or within a longer one', () => {
  expect(itemsOf(rule('写明。', '仅限新客。'), '仅限新客。', '须年满18周岁。')).toEqual([
    '写明。',
    '仅限新客。',
    '须年满18周岁。',
  ]);
  expect(itemsOf(rule('仅限新客，须实名认证。', '写明。'), '仅限新客。')).toHaveLength(2);
});

test('adds those of several sentences that are missing', () => {
  const said = '仅限新客。每人一次。';
  expect(itemsOf(rule('仅限新客。每人一次，不可转让。'), said)).toHaveLength(1);
  expect(itemsOf(rule('仅限新客每人一次。'), said)).toEqual(['仅限新客每人一次。', said]);
});
