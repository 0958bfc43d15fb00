import { decidePage } from './page-address';

const decide = (address: string, host = 'unknown.example', userAgent = 'Chrome') => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return decidePage({ host, userAgent, query: searchParams, pathname, allowDevelopment: false });
};
const PAGE = '/newactivities/kh_7694_form';

test('a page is decided once for all whose requests differ in nothing that decides', () => {
  expect(decide(`${PAGE}?utm_term=gold&token=a`)).toBe(decide(`${PAGE}?utm_term=silver`));
});

test.each([
  ['host', () => decide(PAGE, 'bfzh.localhost')],
  ['device', () => decide(PAGE, 'unknown.example', 'Chrome (iPhone)')],
  ['path', () => decide('/newactivities/cgold')],
  ['shell', () => decide(`${PAGE}?source=android`)],
  ['brand', () => decide(`${PAGE}?appcode=gjs2`)],
])('another %s is another page', (_what, other) => {
  expect(other().address).not.toEqual(decide(PAGE).address);
});

test('values that hold what keeps others apart are nobody else’s', () => {
  const odd = decide(`${PAGE}?source=${encodeURIComponent('android","gjs2')}`);
  expect(odd.variant).toMatchObject({ shell: 'web', brand: 'default' });
  expect(decide(`${PAGE}?source=android&appcode=gjs2`).variant).toMatchObject({ shell: 'app', brand: 'gjs2' });
});
