import { NOT_FOUND_PATH, resolvePage } from './resolve-page';

const tables = {
  hostRules: [{ host: 'gold.example', appCode: 'one' }],
  packageCodes: { default: 'XY_101', one: 'XY_1' },
  pages: [
    { path: '/offer' as const, title: '活动' },
    { path: '/offer/success' as const, title: '成功' },
    { path: '/dev/login' as const, title: '开发登录', development: true as const },
  ],
};

const resolve = (pathname: string, allowDevelopment = false) =>
  resolvePage(
    { host: 'gold.example', userAgent: null, query: new URLSearchParams(), pathname, allowDevelopment },
    tables,
  );

test.each(['/offer', '/offer/success'])('%s is a page', (path) => {
  expect(resolve(`/newactivities${path}`)).toMatchObject({ path, status: 200, variant: { brand: 'one' } });
});

test.each([
  '/newactivities',
  '/newactivities/',
  '/newactivities/offer/',
  '/newactivities/Offer',
  '/newactivities/offer/other',
  '/newactivities/%6ffer',
  '/newactivities//offer',
  '/newactivities/../offer',
  '/newactivitiesx/offer',
  '/offer',
  '/',
  '',
  '/newactivities/__proto__',
  '/newactivities/one~XY_1~desktop~web~standard/offer',
  '/newactivities/one%7EXY_1%7Edesktop%7Eweb%7Estandard/offer',
  `/newactivities${NOT_FOUND_PATH}`,
])('%j is not found, under the brand of its host', (pathname) => {
  expect(resolve(pathname)).toMatchObject({ path: NOT_FOUND_PATH, status: 404, variant: { brand: 'one' } });
});

test('development pages exist only where they are allowed', () => {
  expect(resolve('/newactivities/dev/login')).toMatchObject({ path: NOT_FOUND_PATH, status: 404 });
  expect(resolve('/newactivities/dev/login', true)).toMatchObject({ path: '/dev/login', status: 200 });
});
