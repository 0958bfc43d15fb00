import { WECHAT_SCRIPT } from '@/lib/search/wechat-card';
import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { test as operatorTest } from '../support/operator-test';
import { originOf } from '../support/target';
import { expect, LANDING, test } from '../support/test';
import { logIn } from '../support/visitor';
import { BRAND_WITH_ACCOUNT, openInWechat, readWechat } from '../support/wechat';

const ORIGIN = originOf(`${BRAND_WITH_ACCOUNT}.localhost`);
const IN_WECHAT = {
  Android:
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.59',
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.59',
};
const WITH_NUMBERS = 'token=secret-session&mobile=13800138000&bd_vid=77&utm_term=gold';

for (const [system, userAgent] of Object.entries(IN_WECHAT)) {
  test.describe(`in WeChat on ${system}`, () => {
    test.use({ baseURL: ORIGIN, userAgent });

    test('shows the page’s own card, with a signature that WeChat accepts', async ({ page, brand: { name } }) => {
      await openInWechat(page);
      await page.goto(`${LANDING}?${WITH_NUMBERS}&invitecode=KFC5Z32C&v=XY_7#rules`);
      await expect.poll(async () => (await readWechat(page))?.answer).toBe('config:ok');
      const { message, timeline } = (await readWechat(page)) ?? {};
      expect(message?.title).toBeTruthy();
      expect(message?.title).not.toContain(name);
      expect(message?.desc).toContain(name);
      expect(message?.link).toBe(`${ORIGIN}${LANDING}?invitecode=KFC5Z32C&v=XY_7`);
      expect(timeline).toEqual({ title: message?.title, link: message?.link, imgUrl: message?.imgUrl });
    });
  });
}

test.describe('without an account of the brand', () => {
  test.use({ userAgent: IN_WECHAT.Android });

  test('loads nothing of WeChat', async ({ page }) => {
    const { host } = new URL(WECHAT_SCRIPT);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(LANDING);
    await expect(page.locator('html')).toHaveAttribute('data-in-app', 'micromessenger');
    expect(asked.filter((url) => url.includes(host) || url.includes('/share/signature'))).toEqual([]);
  });
});

operatorTest.describe('on a page of invitations', () => {
  operatorTest.use({
    baseURL: ({ operator }, use) => use(`http://${BRAND_WITH_ACCOUNT}.localhost:${operator.port}`),
    userAgent: IN_WECHAT.Android,
  });

  operatorTest('passes on the visitor’s invitation, as the poster does', async ({ page, openAccount, baseURL }) => {
    await openInWechat(page);
    const place = await openActivity(page, '/invite-2412', 'invite');
    await expect.poll(async () => (await readWechat(page))?.message?.link).toBe(`${baseURL}${siteUrl('/invite-2412')}`);
    await logIn(page, await openAccount());
    const code = await place.getByRole('region', { name: '我的邀请' }).locator('b').textContent();
    await expect
      .poll(async () => (await readWechat(page))?.message)
      .toMatchObject({ title: '好友邀您一起开户', link: `${baseURL}${LANDING}?invitecode=${code}` });
  });
});
