import { randomUUID } from 'node:crypto';
import { siteUrl } from '@/lib/site';
import { expectAccessible } from '../support/page-checks';
import { confirm, expect, signInByOneClick, test } from './office-test';

const BRAND = '绯羽贵金属';

test('adds a domain, whose visitors then see its brand, and undoes it', async ({ page, context, office }) => {
  test.slow();
  const host = `gold-${randomUUID().slice(0, 8)}.localhost`;
  const visitor = await context.newPage();
  const titleAt = async () => {
    await visitor.goto(`http://${host}:${new URL(office.site).port}${siteUrl('/kh_7694_form')}`);
    return visitor.title();
  };
  expect(await titleAt()).not.toContain(BRAND);

  await signInByOneClick(page, '吴昊');
  await page.getByRole('link', { name: '域名', exact: true }).click();
  await expect(page.getByRole('row', { name: /ad\.feiyu\.example/ })).toContainText('XY_131');
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加域名' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('域名', { exact: true }).fill(host);
  await drawer.getByRole('combobox', { name: /^(?:\* )?品牌$/ }).fill(BRAND);
  await page.keyboard.press('Enter');
  await drawer.getByLabel('包码', { exact: true }).fill('XY_140');
  await expect(drawer.getByRole('heading', { name: `访客会看到：${BRAND}` })).toBeVisible();
  const shown = page.frameLocator('iframe[title="手机页面"][data-shown]');
  await expect(shown.locator('[data-brand="bfzh"]').first()).toBeAttached();
  await expectAccessible(page, { iframes: false });
  await drawer.getByRole('button', { name: '预览' }).click();
  await expect(drawer.getByRole('region', { name: '预览' })).toContainText(
    `${host}：bfzh，包码 XY_140（原为：无规则）`,
  );
  await confirm(page);
  await expect.poll(titleAt).toContain(BRAND);

  await page.getByRole('searchbox', { name: '搜索域名' }).fill(host);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(host) });
  await expect(row).toContainText('已添加');
  await expect(row).toContainText('XY_140');
  await expect(row).toContainText('未查询');
  await row.getByRole('button', { name: `更改 ${host}` }).click();
  await expect(drawer.getByLabel('包码', { exact: true })).toHaveValue('XY_140');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '撤销最近的更改' }).click();
  await expect(drawer).toContainText('无规则');
  await confirm(page);
  await expect(page.getByText('没有域名')).toBeVisible();
  await expect.poll(titleAt).not.toContain(BRAND);
});
