import { isGiven } from '@/lib/query/macro';
import { DAMAGED_LINKS } from '@/lib/query/testing/damaged-links';
import { landingUrl } from './landing-url';

const PAGE = 'https://www.gold.example/newactivities/bull-market';

test.each([
  ['the landing page unchanged', [`${PAGE}?bd_vid=12&utm_term=%E9%87%91`], `${PAGE}?bd_vid=12&utm_term=%E9%87%91`],
  ['no token, number or hash', [`${PAGE}?mobile=13800138000&bd_vid=12&TOKEN=s#a`], `${PAGE}?bd_vid=12`],
  [
    'no click of another platform, and no parameter of ours',
    [`${PAGE}?qhclickid=3&bd_vid=12&uctrackid=4&utm_source=baidu&gclid=5&v=XY_7&bd=1`],
    `${PAGE}?bd_vid=12&utm_source=baidu`,
  ],
  ['no number in keyword or path', [`${PAGE}/13800138000?bd_vid=12&utm_term=13800138000`], `${PAGE}/-?bd_vid=12`],
  ['the registration page if the landing page is unknown', [undefined, `${PAGE}?bd_vid=12`], `${PAGE}?bd_vid=12`],
  [
    'the registration page if the landing page has another click',
    [`${PAGE}?bd_vid=1`, `${PAGE}?bd_vid=12`],
    `${PAGE}?bd_vid=12`,
  ],
  [
    'only the click of an address that is too long',
    [`${PAGE}?utm_term=${'x'.repeat(1024)}&bd_vid=12`],
    `${PAGE}?bd_vid=12`,
  ],
  ['nothing for invalid addresses', ['javascript:alert(1)?bd_vid=12', 'bd_vid=12', ''], null],
  ['nothing without the click', [PAGE, `${PAGE}?utm_source=baidu`], null],
] as const)('sends %s', (_, addresses, expected) => {
  expect(landingUrl('bd_vid', '12', addresses)).toBe(expected);
});

test.each(DAMAGED_LINKS.filter(([, , { bd_vid }]) => isGiven(bd_vid)))(
  'sends the click of a link with %s as Baidu can read it: %s',
  (_, search, { bd_vid = '' }) => {
    const sent = new URL(landingUrl('bd_vid', bd_vid, [PAGE + search]) ?? '');
    expect(sent.searchParams.getAll('bd_vid')).toEqual([bd_vid]);
  },
);
