import { inviteLink } from './invite-link';

const linkFrom = (search: string) => inviteLink('ab12', { origin: 'https://www.gold.com', search });
const LANDING = 'https://www.gold.com/newactivities/kh_7694_form';

test.each([
  ['', 'invitecode=ab12'],
  ['?appcode=gold&v=XY_7', 'invitecode=ab12&appcode=gold&v=XY_7'],
  ['?v=XY_7&token=secret&source=ios&utm_source=x&invitecode=other', 'invitecode=ab12&v=XY_7'],
  // The first one counts, as in every query.
  ['?appcode=gold&appcode=silver', 'invitecode=ab12&appcode=gold'],
  ['?APPCODE=gold&vv=1', 'invitecode=ab12'],
  ['?v=a%26token%3Dx', 'invitecode=ab12&v=a%26token%3Dx'],
])('builds an invite link on a page with %j: %s', (search, query) => {
  expect(linkFrom(search)).toBe(`${LANDING}?${query}`);
});
