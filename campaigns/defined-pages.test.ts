import { definedPages, moduleOf } from '@/lib/campaign/pages';
import dragonBoatFestival from './dragon-boat-festival';
import kh7694Form from './kh-7694-form';
import newCustomerFirst from './new-customer-first';
import signInJx from './sign-in-jx';

test('other addresses of a campaign show the same page, some in one layout only', () => {
  expect(definedPages(signInJx)).toEqual([
    { path: '/sign-in-jx', campaign: signInJx },
    { path: '/sign-in-jx-wap', campaign: signInJx, layout: 'mobile' },
    { path: '/sign-in-jx-pc', campaign: signInJx, layout: 'desktop' },
  ]);
});

test('an address with its own hero has the activities, and the campaign’s page links to it', () => {
  const [landing, play] = definedPages(dragonBoatFestival);
  expect(landing).toMatchObject({ path: '/dragon-boat-festival', playAt: '/dragon-boat-festival/answer' });
  expect(play).not.toHaveProperty('playAt');
  expect(play?.campaign).toMatchObject({ slug: 'dragon-boat-festival', activities: dragonBoatFestival.activities });
  expect(play?.campaign.hero).toEqual(dragonBoatFestival.otherPages[0]?.hero);
  expect(play?.campaign).not.toHaveProperty('steps');
  expect(play?.campaign).not.toHaveProperty('reasons');
});

test('composition and first action decide which module renders a page', () => {
  expect([kh7694Form, newCustomerFirst, dragonBoatFestival].map(moduleOf)).toEqual([
    '/{composition}/form',
    '/ticket/deposit',
    '/arch/activity',
  ]);
});
