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

test('an activity says that it is not offered here, with its rules, and offers no play', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(siteUrl('/lottery-october'));
  const place = page.locator('#activity-wheel');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toContainText('本页暂不开放在线参与');
  await expect(page.getByRole('heading', { name: '活动规则' })).toBeVisible();
  await expect(page.getByText('去转一转')).toBeHidden();
  await expect(page.getByRole('complementary', { name: '登录或开户' })).toHaveCount(0);
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('the provider’s captcha is shown over the page, and its proof goes with the SMS', async ({ page, provider }) => {
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

test('over the login’s dialog it can be passed as well, and the dialog is as it was', async ({ page, provider }) => {
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
  const [login] = provider.calls.filter(({ path }) => path === '/apis/zk/login');
  expect(login?.fields).toMatchObject({ ...PASSED, account: '87654321', loginAccountType: '0', signtype: '1' });
});
