import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from '../support/page-checks';
import { openAccount } from '../support/registration';
import { verifyByCall } from '../support/verification';
import { confirm, drawer, expect, run, signInByOneClick, test } from './office-test';

/** Opens a verified account on the site. @returns its mobile number */
async function newCustomer(browser: Browser, site: string): Promise<string> {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const mobile = await openAccount(page);
  await verifyByCall(page);
  await context.close();
  return mobile;
}

/** Looks a customer up by mobile number. @returns the account */
async function lookUp(page: Page, mobile: string): Promise<string> {
  await page.getByRole('link', { name: '客户', exact: true }).click();
  await page.getByLabel('手机号或账户').fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3)}`);
  await page.getByRole('button', { name: '查询' }).click();
  const heading = page.getByRole('heading', { name: /^账户 \d+$/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace(/\D/g, '');
}

test('finance imports a deposit, gives, pays and exports a reward of a customer', async ({ page, browser, office }) => {
  test.slow();
  const mobile = await newCustomer(browser, office.site);
  await signInByOneClick(page, '孙磊');
  const account = await lookUp(page, mobile);
  expect(page.url()).not.toContain(mobile);
  await expect(page.getByText(`138****${mobile.slice(-4)}`)).toBeVisible();

  await page.getByRole('link', { name: '导入', exact: true }).click();
  const rows = ['account,reference,amount,settledAt', `${account},${mobile}-1,1500,2026/1/5 20:00`];
  const choose = (lines: string[]) =>
    page.locator('#import-file').setInputFiles({
      name: 'd.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${lines.join('\n')}`, 'utf16le'),
    });
  await choose([...rows, `99999999,${mobile}-2,-5,yesterday`]);
  const result = page.getByRole('region', { name: '核对结果' });
  await expect(result).toContainText('2 行记录中有 1 行有误，没有写入任何数据');
  await expect(result.getByRole('row', { name: /^3 .*99999999/ })).toBeVisible();
  await choose(rows);
  await result.getByRole('button', { name: '确认执行' }).click();
  await expect(result).toContainText('已写入');

  await lookUp(page, mobile);
  await expect(page.getByRole('row', { name: /入金 \$1,500，已到账/ })).toBeVisible();
  await page.getByRole('tab', { name: /^入金/ }).click();
  const deposit = page.getByRole('row', { name: new RegExp(`${mobile}-1`) });
  await deposit.getByRole('button', { name: '撤销入金' }).click();
  await expect(drawer(page)).toContainText(`撤销入金 ${mobile}-1`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '手动发放' }).click();
  await drawer(page).getByLabel('活动').fill('guessing');
  await page.keyboard.press('Enter');
  await drawer(page).getByLabel('流水号').or(drawer(page).getByLabel('凭证号')).fill(`g${mobile}`);
  await drawer(page).getByLabel('数量').fill('5');
  await drawer(page).getByLabel('单位').fill('usd');
  await page.keyboard.press('Enter');
  await drawer(page).getByLabel('原因').fill('活动期间未到账');
  await drawer(page).getByRole('button', { name: '预览' }).click();
  await confirm(page);

  await page.goto(`/rewards?account=${account}`);
  await expect(page.getByRole('button', { name: /^待发放 1/ })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('row', { name: /活动补发/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '标记已到账 1 笔' }).click();
  await confirm(page);
  await expect(page.getByRole('button', { name: /^已到账 1/ })).toBeVisible();
  await page
    .getByRole('row', { name: /活动补发/ })
    .getByRole('button')
    .click();
  await expect(page.getByText(/支付 孙磊/)).toBeVisible();

  await page.getByRole('button', { name: '导出 CSV' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '导出', exact: true }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(account);
});

test('support answers a customer’s request for deletion, which a second person approves', async ({
  page,
  browser,
  office,
}) => {
  test.slow();
  const mobile = await newCustomer(browser, office.site);
  await signInByOneClick(page, '周杰');
  const account = await lookUp(page, mobile);
  await expectAccessible(page);
  await expect(page.getByText(mobile)).toHaveCount(0);
  await page.getByRole('button', { name: '显示完整信息' }).click();
  await drawer(page).getByRole('button', { name: '显示', exact: true }).click();
  await expect(drawer(page)).toContainText('请填写原因');
  await drawer(page).getByLabel('原因').fill('客户来电要求注销');
  await drawer(page).getByRole('button', { name: '显示', exact: true }).click();
  await expect(page.getByText(mobile)).toBeVisible();
  await page.getByRole('button', { name: '隐藏' }).click();
  await expect(page.getByText(mobile)).toHaveCount(0);

  await page.getByRole('button', { name: '强制下线' }).click();
  await confirm(page);
  await page.getByRole('tab', { name: /^操作员/ }).click();
  await expect(page.getByRole('row', { name: /客户来电要求注销/ })).toBeVisible();

  await page.getByRole('button', { name: '导出资料' }).click();
  await drawer(page).getByLabel('原因').fill('客户来信要求副本');
  await drawer(page).getByRole('button', { name: '执行', exact: true }).click();
  const saving = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: /^下载/ }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(mobile);
  await page.keyboard.press('Escape');

  // What is not paid yet is lost, so that a second person has to approve.
  const second = await browser.newContext({ baseURL: office.origin });
  const finance = await second.newPage();
  await signInByOneClick(finance, '孙磊');
  const gift = { campaign: 'guessing', account, reference: `g${mobile}`, amount: '5', unit: 'usd', reason: '补发' };
  await run(finance, 'give', gift);
  await page.getByRole('button', { name: '注销账户' }).click();
  await expect(drawer(page)).toContainText('客户将失去');
  await drawer(page).getByRole('button', { name: '提交审批' }).click();
  await expect(drawer(page)).toContainText('等待批准');
  await finance.reload();
  const request = finance.getByRole('article').filter({ hasText: `注销账户 ${account}` });
  await request.getByRole('button', { name: '查看并处理' }).click();
  await drawer(finance).getByRole('button', { name: '批准并执行' }).click();
  await expect(drawer(finance)).toContainText('已批准并执行');

  await page.keyboard.press('Escape');
  await page.getByLabel('手机号或账户').fill(mobile);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有使用此手机号的账户')).toBeVisible();
  await second.close();
});

test('lists and forms of every subject fit a phone', async ({ page }) => {
  await signInByOneClick(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['/rewards', '/imports', '/customers', '/health', '/hosts?brand=qfbd-ios', '/pages']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, { iframes: false });
  }
});
