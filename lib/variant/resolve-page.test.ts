import { NOT_FOUND_PATH, resolvePage, withCampaignStatus, withRevision } from './resolve-page';

const tables = {
  hostRules: [{ host: 'gold.example', appCode: 'one' }],
  packageCodes: { default: 'XY_101', one: 'XY_1' },
  compositions: { default: 'arch', one: 'scroll' },
  pages: [
    { path: '/offer' as const, title: '活动' },
    { path: '/offer/success' as const, title: '成功' },
    { path: '/offer-wap' as const, title: '活动', layout: 'mobile' as const },
    { path: '/offer-pc' as const, title: '活动', layout: 'desktop' as const },
    { path: '/offer-made' as const, title: '活动', route: '/stage/form/offer-made' as const },
    { path: '/offer-own' as const, title: '活动', route: '/{composition}/form/offer-own' as const },
    { path: '/offer-read' as const, title: '活动', campaign: 'offer-read' },
    { path: '/dev/login' as const, title: '开发登录', development: true as const },
  ],
};

const resolve = (pathname: string, allowDevelopment = false, userAgent: string | null = null) =>
  resolvePage({ host: 'gold.example', userAgent, query: new URLSearchParams(), pathname, allowDevelopment }, tables);

test.each(['/offer', '/offer/success'])('finds the page %s', (path) => {
  expect(resolve(`/newactivities${path}`)).toMatchObject({ path, status: 200, variant: { brand: 'one' } });
});

test('returns the site’s internal path of a page that shares its module, also with the pages of the brand’s composition', () => {
  expect(resolve('/newactivities/offer-own')).toMatchObject({ path: '/scroll/form/offer-own', status: 200 });
  expect(resolve('/newactivities/offer-made')).toMatchObject({ path: '/stage/form/offer-made', status: 200 });
});

test.each([
  '/newactivities/stage/form/offer-made',
  '/newactivities',
  '/newactivities/',
  '/newactivities/offer/',
  '/newactivities/Offer',
  '/newactivities/offer/other',
  '/newactivities/%6ffer',
  '/newactivities//offer',
  '/newactivities/../offer',
  '/newactivitiesx/offer',
  '/oldactivities/offer',
  '/offer',
  '/',
  '',
  '/newactivities/__proto__',
  '/newactivities/one~XY_1~desktop~web~standard/offer',
  '/newactivities/one%7EXY_1%7Edesktop%7Eweb%7Estandard/offer',
  `/newactivities${NOT_FOUND_PATH}`,
])("answers %j with 404 under its host's brand", (pathname) => {
  expect(resolve(pathname)).toMatchObject({ path: NOT_FOUND_PATH, status: 404, variant: { brand: 'one' } });
});

test('names the campaign of a campaign page only', () => {
  expect(resolve('/newactivities/offer-read')).toHaveProperty('campaign', 'offer-read');
  expect(resolve('/newactivities/offer')).not.toHaveProperty('campaign');
});

test("adds a campaign's status and revision to the variant, if there are any", () => {
  const decision = resolve('/newactivities/offer');
  const { variant } = decision;
  expect(withCampaignStatus(decision, 'ended')).toEqual({
    ...decision,
    variant: { ...variant, campaignStatus: 'ended' },
  });
  expect(withRevision(decision, '0123')).toEqual({ ...decision, variant: { ...variant, revision: '0123' } });
  expect(withCampaignStatus(decision, undefined)).toEqual(decision);
  expect(withRevision(decision, undefined)).toEqual(decision);
});

test('finds development pages only if they are allowed', () => {
  expect(resolve('/newactivities/dev/login')).toMatchObject({ path: NOT_FOUND_PATH, status: 404 });
  expect(resolve('/newactivities/dev/login', true)).toMatchObject({ path: '/dev/login', status: 200 });
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';

test.each([
  ['/offer', WINDOWS, 'desktop'],
  ['/offer', IPHONE, 'ios'],
  ['/offer', ANDROID, 'mobile'],
  ['/offer-wap', WINDOWS, 'mobile'],
  ['/offer-wap', IPHONE, 'ios'],
  ['/offer-wap', ANDROID, 'mobile'],
  ['/offer-pc', WINDOWS, 'desktop'],
  ['/offer-pc', IPHONE, 'desktop'],
  ['/offer-pc', ANDROID, 'desktop'],
])('serves %s to %j in the layout of %s', (path, userAgent, device) => {
  expect(resolve(`/newactivities${path}`, false, userAgent).variant.device).toBe(device);
});
