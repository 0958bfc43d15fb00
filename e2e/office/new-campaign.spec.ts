import { siteUrl } from '@/lib/site';
import { expectAccessible } from '../support/page-checks';
import { drawer, expect, run, signInByOneClick, test } from './office-test';

const SLUG = 'lottery-2612';
const TITLE = '冬日金桂转盘';

test('a marketer copies a wheel, simulates it, and it goes live with a reviewer and a second approver', {
  tag: '@journey',
}, async ({ page, browser, office }) => {
  test.slow();
  await signInByOneClick(page, '赵敏');
  await page.getByRole('link', { name: '活动', exact: true }).click();
  await page.getByRole('searchbox', { name: '搜索活动' }).fill('lottery-october');
  await page.getByRole('button', { name: /^复制/ }).click();
  await page.getByLabel('网址').fill('抽奖');
  await page.getByRole('button', { name: '开始编辑' }).click();
  await expect(page.getByText('用字母、数字、“-”和“_”')).toBeVisible();
  await page.getByLabel('网址').fill(SLUG);
  await page.getByRole('button', { name: '开始编辑' }).click();

  const title = page.getByLabel('活动名称');
  await title.fill('跟着做，稳赚');
  await expect(page.getByText('广告禁用词').first()).toBeVisible();
  const save = page.getByRole('button', { name: '核对并存草稿' });
  await expect(save).toBeDisabled();
  await title.fill(TITLE);
  await page.reload();
  await expect(page.getByText('留在这台设备上的改动')).toBeVisible();
  await expect(title).toHaveValue(TITLE);
  const preview = page.frameLocator('iframe[title="手机页面"][data-shown]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('summary').filter({ hasText: '首屏' }).click();
  await page.getByRole('button', { name: '从现成的画面里选' }).first().click();
  await page.getByRole('dialog').locator('button:has(img)').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, { iframes: false });
  await save.click();
  await page.getByRole('button', { name: '存为草稿' }).click();

  const revision = page.getByRole('region', { name: /^版本 \d+$/ });
  await expect(revision).toContainText('还没有模拟过');
  await page.getByRole('button', { name: '模拟成本' }).click();
  await drawer(page).getByLabel('客户数').fill('200');
  await drawer(page).getByRole('button', { name: '执行' }).click();
  await expect(drawer(page)).toContainText('成本平均');
  await page.keyboard.press('Escape');
  await expect(revision).toContainText('成本平均');
  await page.getByRole('button', { name: '送审', exact: true }).click();
  await expect(revision).toContainText('待审核');
  const [, number = ''] = /revision=(\d+)/.exec(page.url()) ?? [];

  const others = await browser.newContext({ baseURL: office.origin });
  const other = await others.newPage();
  await signInByOneClick(other, '陈静');
  await other.goto(`/campaigns/${SLUG}?tab=revisions&revision=${number}`);
  await other.getByRole('heading', { name: '差异' }).scrollIntoViewIfNeeded();
  await expect(other.getByRole('region', { name: '成本模拟' })).toContainText('成本平均');
  await run(other, 'campaigns approve', { revision: number });

  await page.reload();
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('dialog')).toContainText('新活动');
  await page.getByRole('button', { name: '立即发布' }).click();
  const waits = page.getByText(/还须另一位同事批准（申请 \d+）/);
  const [, request = ''] = /申请 (\d+)/.exec((await waits.textContent()) ?? '') ?? [];
  await others.clearCookies();
  await signInByOneClick(other, '孙磊');
  await run(other, 'approve', { id: request });

  const visitor = await others.newPage();
  const live = `http://bfzh.localhost:${new URL(office.site).port}${siteUrl(`/${SLUG}`)}`;
  const shown = async () => {
    await visitor.goto(live);
    return visitor.title();
  };
  // It begins a few seconds after the approval, on all servers at once.
  await expect.poll(shown, { timeout: 20_000 }).toContain(TITLE);
  await others.close();
});
