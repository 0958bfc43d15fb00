import { changesOf, valueAt, withValue } from './text-values';

const TEXT = { hero: { headline: '甲' }, steps: { items: [{ text: '一' }, { text: '二' }] } };

test('reads and changes a value by its place, and leaves everything beside it as it is', () => {
  expect(valueAt(TEXT, 'steps.items.1.text')).toBe('二');
  expect(valueAt(TEXT, 'steps.none.1')).toBeUndefined();
  const changed = withValue(TEXT, 'steps.items.1.text', '三');
  expect(changed).toEqual({ hero: { headline: '甲' }, steps: { items: [{ text: '一' }, { text: '三' }] } });
  expect(changed.hero).toBe(TEXT.hero);
  expect(changed.steps.items[0]).toBe(TEXT.steps.items[0]);
});

test('lists every place that differs, also new and missing ones', () => {
  const after = { hero: { headline: '乙' }, steps: { items: [{ text: '一' }] }, deposit: '入金' };
  expect(changesOf(TEXT, after)).toEqual([
    { field: 'hero.headline', before: '甲', after: '乙' },
    { field: 'steps.items.1.text', before: '二', after: null },
    { field: 'deposit', before: null, after: '入金' },
  ]);
});
