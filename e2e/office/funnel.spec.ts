import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { limit } from '@/scripts/lib/limit.mjs';
import { expectAccessible } from '../support/page-checks';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { confirm, expect, signInByOneClick, test } from './office-test';

test('a marketer reads what a plan brought and cost, saves the view and takes the figures along', async ({
  page,
  office,
}) => {
  const plan = `plan-${randomUUID()}`;
  await page.goto(`${office.site}/newactivities/kh_7694_form?utm_campaign=${plan}&utm_term=gold`);
  await (await fillRegistration(page, newMobile())).submit.click();
  await expect(page).toHaveURL(SUCCESS);

  await signInByOneClick(page);
  await page.goto('/funnel?by=plan');
  const row = page.getByRole('row', { name: new RegExp(plan) });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('100.0%', { timeout: limit(5) });
  }).toPass();
  await page.getByRole('button', { name: plan }).click();
  await expect(page).toHaveURL(new RegExp(`plan=${plan}`));
  await expect(page.getByRole('listitem').filter({ hasText: '开户成功' })).toContainText('100.0%');

  await page.getByRole('button', { name: '广告花费' }).click();
  const drawer = page.getByRole('dialog', { name: '广告花费' });
  const importFile = (...lines: string[]) =>
    drawer.getByLabel('CSV 文件').setInputFiles({
      name: 'spend.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['day,brand,platform,plan,amount,currency', ...lines].join('\n'), 'latin1'),
    });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await importFile(`${today},none,baidu,${plan},66,CNY`, `${today},bfzh,,${plan},66,CNY`);
  await drawer.getByRole('button', { name: '预览' }).click();
  for (const fault of ['第 2 行', '第 3 行']) await expect(drawer.getByText(fault)).toBeVisible();
  // `百度` in GBK.
  await importFile(`${today},bfzh,\xb0\xd9\xb6\xc8,${plan},66,CNY`);
  await expect(drawer.getByRole('figure')).toContainText(`${today},bfzh,百度,${plan},66,CNY`);
  await drawer.getByRole('button', { name: '预览' }).click();
  await expect(drawer.getByText('记录广告花费 1 行')).toBeVisible();
  await confirm(page);
  await expect(page.getByRole('region', { name: '金额' })).toContainText('¥66.00');

  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByLabel('视图名称').fill('本计划');
  await page.getByRole('button', { name: '保存当前' }).click();
  await expect(page.getByRole('button', { name: '本计划', exact: true })).toBeVisible();
  await page.goto('/funnel');
  await page.getByRole('button', { name: '我的视图' }).click();
  await page.getByRole('button', { name: '本计划', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`plan=${plan}`));

  for (const [kind, begins] of [
    ['CSV 文件', '\uFEFF推广计划,访问'],
    ['Excel 文件（XLSX）', 'PK'],
  ] as const) {
    await page.getByRole('button', { name: '导出' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const content = await readFile(await (await downloading).path(), 'utf8');
    expect(content.startsWith(begins)).toBe(true);
    if (kind === 'CSV 文件') expect(content).toContain(`${plan},1,`);
  }
  await expectAccessible(page);
});
