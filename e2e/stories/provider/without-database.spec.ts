import { siteUrl } from '@/lib/site';
import { CAPTCHA_GLOBAL, CAPTCHA_PATH, PASSED } from '../../support/provider/captcha';
import { testBefore } from '../../support/provider/provided';
import { newMobile, PASSWORD, registrationForm } from '../../support/registration';
import { expect, LANDING } from '../../support/test';

const test = testBefore(({ origin }) => ({
  DATA_DIR: '',
  CAPTCHA_SCRIPT: `${origin}${CAPTCHA_PATH}`,
  CAPTCHA_GLOBAL,
  CAPTCHA_APP_ID: 'app-1',
}));

// Otherwise each worker would start its own product.
test.describe.configure({ mode: 'default' });

test('shows an activity’s rules, says that it is not offered, and offers no play', async ({ page, consoleErrors }) => {
  await page.goto(siteUrl('/lottery-october'));
  const place = page.locator('#activity-wheel');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toContainText('本页暂不开放在线参与');
  await expect(page.getByRole('heading', { name: '活动规则' })).toBeVisible();
  await expect(page.getByText('去转一转')).toBeHidden();
  await expect(page.getByRole('complementary', { name: '登录或开户' })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('offers the account’s actions that the backend answers, and no rewards', async ({
  page,
  provider,
  consoleErrors,
}) => {
  const account = '23456789';
  const unverified = { authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 };
  provider.accounts.push({ account, mobile: newMobile(), password: PASSWORD, ...unverified });
  await page.goto(siteUrl('/newCustomerFirst'));
  await page.getByRole('button', { name: '种下首笔' }).first().click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(account);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '通过验证 app-1' }).click();
  await expect(page.getByRole('dialog', { name: '实名认证' })).toBeVisible();
  await page.goto(siteUrl('/funds/withdraw'));
  const mine = page.locator('section', { hasText: '我的账户' }).last();
  await mine.scrollIntoViewIfNeeded();
  await expect(mine).toContainText(account);
  await mine.getByText('更多账户设置').click();
  await expect(mine.getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(mine.getByRole('button', { name: '我的奖励' })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('runs a quiz whose bank contains the right options as an exercise in the page', async ({ page }) => {
  await page.goto(siteUrl('/answer-2505'));
  const place = page.locator('#activity-quiz');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toContainText('练习，不计奖励');
  await expect(place.getByRole('radio')).toHaveCount(3);
  await place.getByRole('radio').nth(1).check();
  await place.getByRole('button', { name: '确认作答' }).click();
  const right = place.locator('label', { has: page.getByRole('img', { name: '正确答案' }) });
  await expect(right).toContainText('盎司');
  await expect(place.getByRole('img', { name: '您的选择' })).toBeVisible();
  await place.getByRole('button', { name: '看看成绩' }).click();
  await expect(place.getByRole('status')).toContainText('答对 0 / 1 题');
});

test('shows the provider’s captcha over the page, and sends its proof with the SMS call', async ({
  page,
  provider,
}) => {
  await page.goto(`${LANDING}?v=XY_9`);
  const form = registrationForm(page);
  const mobile = newMobile();
  await form.mobile.fill(mobile);
  await form.sendCode.click();
  await page.getByRole('button', { name: '关闭验证' }).click();
  await expect(form.code).toHaveAccessibleDescription('安全验证未完成，请重试');
  await form.sendCode.click();
  await page.getByRole('button', { name: '通过验证 app-1' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  const [sent] = provider.calls.filter(
    ({ path, fields }) => path.endsWith('/validateSendcode') && fields.mobile === mobile,
  );
  expect(sent?.fields).toMatchObject(PASSED);
});

test('shows the captcha over the login dialog, and keeps what was typed there', async ({ page, provider }) => {
  await page.goto(siteUrl('/newCustomerFirst'));
  await page.getByRole('button', { name: '种下首笔' }).first().click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill('87654321');
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '通过验证 app-1' }).click();
  await expect(dialog.getByText('账号或密码不正确')).toBeVisible();
  await expect(dialog.getByLabel('登录密码')).toHaveValue(PASSWORD);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  const login = provider.calls.findLast(({ path }) => path === '/apis/zk/login');
  expect(login?.fields).toMatchObject({ ...PASSED, account: '87654321', loginAccountType: '0', signtype: '1' });
});
