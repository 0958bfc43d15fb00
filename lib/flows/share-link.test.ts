import { shareLink } from './share-link';

const PAGE = { origin: 'https://www.gold.com', pathname: '/newactivities/kh_7694_form' };

test.each([
  ['', ''],
  ['?appcode=gold&v=XY_7', '?appcode=gold&v=XY_7'],
  ['?invitecode=KFC5Z32C&appcode=gold', '?invitecode=KFC5Z32C&appcode=gold'],
  ['?token=secret&mobile=13800138000&name=li', ''],
  ['?qhclickid=1&bd_vid=2&gdt_vid=3&utm_source=baidu&utm_term=gold&source=ios', ''],
  // Values in the place of a channel or a code.
  ['?appcode=13800138000&v=13800138000&invitecode=13800138000', ''],
  ['?v=a%26token%3Dx&appcode=12345678', ''],
  ['?appcode=gold&appcode=silver&amp;v=XY_7', '?appcode=gold&v=XY_7'],
])('shares a page visited with %j as %j', (search, query) => {
  expect(shareLink({ ...PAGE, search })).toBe(`${PAGE.origin}${PAGE.pathname}${query}`);
});
