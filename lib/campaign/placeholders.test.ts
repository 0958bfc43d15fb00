import claimable from '@/campaigns/new-customer-first';
import { PLACEHOLDERS, placeholdersIn } from './placeholders';

const { hero, rules } = claimable;

test('finds none in a finished campaign', () => {
  expect(placeholdersIn(claimable)).toEqual([]);
});

test('finds each unwritten text, also within a longer one', () => {
  const campaign = {
    ...claimable,
    hero: { ...hero, headline: PLACEHOLDERS.headline, offer: PLACEHOLDERS.offer },
    rules: rules.map((rule, index) => (index === 1 ? { ...rule, items: [`1. ${PLACEHOLDERS.rule}`] } : rule)),
  };
  expect(placeholdersIn(campaign)).toEqual([
    'hero.headline: 一句话说清能做什么',
    'hero.offer: 好礼一份',
    'rules.1.items.0: 1. 写明参加方式与每一项奖励。',
  ]);
});
