import { render, screen } from '@testing-library/react';
import integrate2412 from '@/campaigns/integrate-2412';
import signin2506 from '@/campaigns/signin-2506';
import { showPiecesLeft } from '@/components/activities/show-pieces-left';
import { parseStatus } from '@/lib/campaign/status';
import { HeroFacts } from './hero-facts';

const items = () => screen.getAllByRole('listitem').map((item) => [item.textContent, item.dataset.awaited]);

test.each([
  [undefined, '每月开新期', '本月还剩　天'],
  ['closing__1780329600', '截至6月1日', '本月还剩　天'],
  ['closing_1777564800_1780329600', '5月1日—6月1日', '本月还剩　天'],
  ['closing_1779292800_1780243200', '5月21日—31日', '本月还剩　天'],
  ['upcoming_1780329600', '6月2日开始', ''],
])('says when a campaign is open and keeps a place for its days: %s', (status, period, days) => {
  render(<HeroFacts status={parseStatus(status) as never} activities={signin2506.activities} />);
  expect(items()).toEqual([
    [period, undefined],
    [days, 'true'],
  ]);
});

test('says nothing of a campaign that is always open', () => {
  render(<HeroFacts status={parseStatus(undefined) as never} activities={[]} />);
  expect(items().map(([words]) => words)).toEqual(['', '']);
});

test('says how many pieces of a prize are left once a state has the number', () => {
  const { activities, hero } = integrate2412;
  render(<HeroFacts status={parseStatus(undefined) as never} activities={activities} limited={hero.limited} />);
  expect(items()[2]).toEqual(['1 克金豆还剩 　 件', 'true']);
  showPiecesLeft({ shop: [{ id: 'mug', left: 7 }] });
  expect(items()[2]?.[1]).toBe('true');
  showPiecesLeft({ shop: [{ id: 'gold-bean', left: 12 }], boxes: [{ outcomes: [{ id: 'gold-bean', left: 5 }] }] });
  expect(items()[2]).toEqual(['1 克金豆还剩 17 件', undefined]);
});
