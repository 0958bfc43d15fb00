import { siteUrl } from '@/lib/site';
import { fillRegistration, newMobile, openAccount, PASSWORD, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('logs in with the flag, reloads the page, stores the token and removes it from the address', async ({ page }) => {
  const mobile = await openAccount(page);

  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.setItem('developmentLogin', '1');
  });
  await page.goto(`${LANDING}?utm_term=gold`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('账号').fill(mobile);
  await dialog.getByLabel('密码').fill('Wrong2026');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/账号或密码/);

  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && /[?&]token=/.test(request.url()));
  await dialog.getByLabel('密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await reloaded).url()).toMatch(/\/kh_7694_form\?utm_term=gold&token=[\w-]{43}$/);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  expect(page.url()).toMatch(/\/kh_7694_form\?utm_term=gold$/);
});

test('offers the login on a host that browsers treat as insecure', async ({ page, baseURL }) => {
  const mobile = await openAccount(page);

  await page.goto(`http://gold.test:${new URL(baseURL ?? '').port}${siteUrl('/dev/login')}`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && /[?&]token=/.test(request.url()));
  await page.getByLabel('账号').fill(mobile);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await reloaded).url()).toMatch(/\/dev\/login\?token=[\w-]{43}$/);
});

test('logs in on /dev/login to an account of /dev/register, and reloads with the token', async ({ page }) => {
  const mobile = newMobile();
  await page.goto(siteUrl('/dev/register'));
  await (await fillRegistration(page, mobile)).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.evaluate(() => localStorage.clear());

  await page.goto(siteUrl('/dev/login'));
  await page.getByLabel('账号').fill('  ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && /[?&]token=/.test(request.url()));
  await page.getByLabel('账号').fill(mobile);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await reloaded).url()).toMatch(/\/dev\/login\?token=[\w-]{43}$/);
  await expect(page).toHaveURL(/\/dev\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
});
