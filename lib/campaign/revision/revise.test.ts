import bullMarket from '@/campaigns/bull-market';
import dragonBoat from '@/campaigns/dragon-boat-festival';
import landing from '@/campaigns/kh-7694-form';
import { keptIn, readPatch, revise } from './revise';

test('throws for a patch that does not fit, with the campaign and each field', () => {
  expect(() => revise(bullMarket, { deposit: '立即入金', rewards: { title: '奖励' } })).toThrow(
    'The revision does not fit bull-market:\ndeposit: the campaign has none\nrewards: the campaign has none',
  );
});

test('activityHero changes only the page with the activities', () => {
  const otherPages = [{ path: 'a' }, ...dragonBoat.otherPages, { path: 'b' }];
  const revised = revise({ ...dragonBoat, otherPages }, { activityHero: { headline: '开桨' } });
  const [played] = dragonBoat.otherPages;
  expect(revised).toEqual({
    ...dragonBoat,
    otherPages: [{ path: 'a' }, { ...played, hero: { ...played?.hero, headline: '开桨' } }, { path: 'b' }],
  });
  expect(revise({ ...dragonBoat, otherPages }, {}).otherPages).toEqual(otherPages);
  expect(readPatch({ ...dragonBoat, otherPages: [{ path: 'a' }] }, { activityHero: { headline: '开桨' } })).toEqual({
    faults: ['activityHero: the campaign has none'],
  });
});

test('changes texts of rewards and success page, but not amounts and address', () => {
  const patch = { rewards: { title: '开户有礼' }, success: { lead: '账户开好了。' } };
  expect(revise(landing, patch)).toEqual({
    ...landing,
    rewards: { ...landing.rewards, title: '开户有礼' },
    success: { ...landing.success, lead: '账户开好了。' },
  });
});

test.each([[null], [undefined], ['slug'], [7], [{ hero: null }], [{ hero: 'composition' }], [{ hero: {} }]])(
  '%j has no field that a revision may not change',
  (written) => {
    expect(keptIn(written)).toEqual([]);
  },
);

test('names each field that a revision may not change, with the reason', () => {
  expect(keptIn({ slug: 'x', title: 'y', period: {}, hero: { composition: 'stage' } })).toEqual([
    'slug: is the name of the campaign',
    'period: dates are moved by `dates`, for the page and for what counts alike',
    'hero.composition: stays in the definition, by which pages have their scripts and styles',
  ]);
});
