import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { OFFICE_CALLS } from '@/server/office/api';
import { openActivity, reload, takePrize } from '../support/activities';
import { expectAccessible } from '../support/page-checks';
import { verifyByCall } from '../support/verification';
import { logIn, newVisitor, type Visitor } from '../support/visitor';
import { drawer, expect, run, signIn, signInByOneClick, test } from './office-test';

// Everything that moves money needs a second operator.
test.use({ approvalLimit: '0' });
// In one worker, and so on one product.
test.describe.configure({ mode: 'default' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The origin of a brand's pages. */
const siteOf = (site: string) => `http://bfzh.localhost:${new URL(site).port}`;

/** Signs an operator in on another device. */
async function onDevice(browser: Browser, origin: string, name: string, device = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', ...device });
  const page = await context.newPage();
  await signInByOneClick(page, name);
  return page;
}

/** Requests a reward by hand. @returns the id of the request */
function requestGift(page: Page, { account }: Visitor, amount: string) {
  return run(page, 'give', {
    campaign: 'guessing',
    account,
    reference: randomUUID(),
    amount,
    unit: 'usd',
    reason: '补发',
  });
}

const approve = (page: Page) => drawer(page).getByRole('button', { name: '批准并执行' });

test('two people correct a deposit, the second on a phone, and the customer’s page shows it', async ({
  page,
  browser,
  office,
}) => {
  test.slow();
  const site = siteOf(office.site);
  const visitor = await newVisitor(site);
  await signInByOneClick(page, '孙磊');
  const reference = randomUUID();
  const row = [visitor.account, reference, 1200, new Date().toISOString()].join();
  await run(page, 'import-deposits', { file: `account,reference,amount,settledAt\n${row}` });

  const customer = await (await browser.newContext({ ...PHONE, baseURL: site })).newPage();
  const place = await openActivity(customer, '/first-amount-2502', 'tiers');
  await logIn(customer, visitor);
  await verifyByCall(customer);
  await reload(customer, 'tiers');
  await place.getByRole('button', { name: '领取 $108 赠金' }).click();
  expect(await takePrize(customer)).toContain('$108');

  await page.goto('/operations/reverse-deposit');
  await page.getByLabel('流水号').fill(reference);
  await page.getByLabel('原因').fill('银行退回了这笔汇款');
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '提交审批' }).click();
  await expect(page.getByText('已提交，等待批准')).toBeVisible();
  await page.getByRole('link', { name: /^待办/ }).click();
  await page.getByRole('link', { name: /^我提出的/ }).click();
  await page.getByRole('article').filter({ hasText: reference }).getByRole('button', { name: '查看' }).click();
  await expect(drawer(page)).toContainText('可以批准：');
  await expect(drawer(page)).toContainText('Li Na');
  await expect(drawer(page).getByRole('button', { name: '撤回申请' })).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const phone = await onDevice(browser, office.origin, '李娜', PHONE);
  const card = phone.getByRole('article').filter({ hasText: reference });
  for (const text of ['撤销入金', '孙磊', '银行退回了这笔汇款', '108 美元', '$108', '还剩 23 小时'])
    await expect(card).toContainText(text);
  await expect(phone.getByRole('link', { name: /^待办 [1-9]/ })).toBeVisible();
  await expectAccessible(phone);
  await card.getByRole('button', { name: '查看并处理' }).tap();
  await expect(drawer(phone)).toContainText('与申请时的效果一致');
  await expectAccessible(phone);
  expect((await approve(phone).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await approve(phone).tap();
  await expect(drawer(phone)).toContainText('已批准并执行');

  await reload(customer, 'tiers');
  await expect(place.getByText('尚未入金，以第一笔到账的金额为准')).toBeVisible();
  await expect(place.getByRole('button', { name: '达到首档后可领取' })).toBeDisabled();
  await page.getByRole('link', { name: '已处理的申请' }).click();
  await expect(page.getByRole('row', { name: /撤销入金.*已批准.*李娜/ })).toBeVisible();
  await expectAccessible(page);
});

test('a request is rejected with a reason, which its author reads; who exceeds a limit is not offered to approve', async ({
  page,
  browser,
  office,
}) => {
  test.slow();
  const visitor = await newVisitor(siteOf(office.site));
  await signInByOneClick(page, '孙磊');
  const id = await requestGift(page, visitor, '88');
  const wang = await onDevice(browser, office.origin, '王伟');
  const li = await onDevice(browser, office.origin, '李娜', PHONE);
  await run(li, 'operators limits', { name: '王伟', approve: '50' });
  await wang.goto(`/?request=${id}`);
  await expect(drawer(wang)).toContainText('您 24 小时内可批准 $50');
  await expect(drawer(wang).getByRole('button', { name: '驳回' })).toBeVisible();
  await expect(approve(wang)).toHaveCount(0);
  await expect(wang.getByRole('article', { name: `申请 ${id}` })).toContainText('超出你的批准限额');

  await li.goto(`/?request=${id}`);
  await expect(approve(li)).toBeVisible();
  await drawer(li).getByRole('button', { name: '驳回' }).tap();
  await drawer(li).getByRole('button', { name: '确认驳回' }).tap();
  await expect(drawer(li)).toContainText('请填写原因');
  await drawer(li)
    .getByLabel(/^驳回的原因/)
    .fill('客户没有参加活动');
  await drawer(li).getByRole('button', { name: '确认驳回' }).tap();
  await expect(drawer(li)).toContainText('已驳回');

  await page.goto(`/?view=decided&request=${id}`);
  await expect(drawer(page)).toContainText('李娜 已驳回：客户没有参加活动');
});

test('refuses to approve what would no longer have the same effect, and says what changed', async ({
  page,
  browser,
  office,
}) => {
  await signInByOneClick(page, '孙磊');
  const campaign = 'guess-2508';
  await run(page, 'set-budget', { campaign, dollars: '100' });
  const budget = await run(page, 'set-budget', { campaign, dollars: '300' });
  const phone = await onDevice(browser, office.origin, '李娜', PHONE);
  await phone.goto(`/?request=${budget}`);
  await expect(approve(phone)).toBeVisible();
  await run(page, 'set-budget', { campaign, dollars: '50' });
  await approve(phone).tap();
  const alert = drawer(phone).getByRole('alert');
  await expect(alert).toContainText('现在执行的效果与申请时不同，没有执行');
  await expect(alert.locator('del')).toContainText('$100');
  await expect(alert.locator('ins')).toContainText('$50');
  await expect(alert).toContainText('请驳回，并请 孙磊 按现在的数据重新申请');
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(drawer(phone).getByRole('button', { name: '驳回' })).toBeVisible();
});

test('asks for a fresh code where the server wants one, approves, and says so to another approver', async ({
  page,
  browser,
  office,
}) => {
  const visitor = await newVisitor(siteOf(office.site));
  const finance = await onDevice(browser, office.origin, '孙磊');
  const id = await requestGift(finance, visitor, '20');
  await page.setViewportSize(PHONE.viewport);
  await signIn(page, office.nextCode());
  await expect(page.getByRole('heading', { level: 1, name: '待办' })).toBeVisible();
  await page.goto(`/?request=${id}`);
  const other = await onDevice(browser, office.origin, '李娜');
  await other.goto(`/?request=${id}`);
  await expect(approve(other)).toBeVisible();
  // As five minutes after signing in.
  await page.route(`**${OFFICE_CALLS.operations}/approve`, (route) =>
    route.request().postDataJSON().preview
      ? route.fallback()
      : route.fulfill({ status: 403, json: { code: 'factor_needed', answer: [] } }),
  );
  await approve(page).click();
  const asked = page.getByRole('dialog', { name: '请确认是你本人' });
  await asked.getByLabel('动态码').fill(office.nextCode());
  await page.unroute(`**${OFFICE_CALLS.operations}/approve`);
  await asked.getByRole('button', { name: '确认', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(drawer(page)).toContainText('已批准并执行');
  await approve(other).click();
  const late = drawer(other).getByRole('alert');
  await expect(late).toContainText('已有人处理');
  await expect(late).toContainText('Li Na 已于');
});
