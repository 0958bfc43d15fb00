import { withItems } from './rule-items';
import type { Rule } from './schema';

const WHO = '活动对象';
const rule = (...items: string[]): Rule => ({ heading: WHO, items });
const itemsOf = (written: Rule, ...said: string[]) => withItems(written, WHO, said).items;

test('adds sentences under their heading only, after the existing ones', () => {
  expect(itemsOf(rule('写明。'), '仅限新客。', '须年满18周岁。')).toEqual(['写明。', '仅限新客。', '须年满18周岁。']);
  const elsewhere: Rule = { heading: '有效期', items: ['写明。'] };
  expect(withItems(elsewhere, WHO, ['仅限新客。'])).toEqual(elsewhere);
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
