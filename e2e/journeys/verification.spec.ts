import { userInfo } from '@/lib/contract/user';
import { siteUrl } from '@/lib/site';
import { acted, openActivity, takePrize } from '../support/activities';
import { newCardNumber } from '../support/new-card-number';
import { openAccount } from '../support/registration';
import { expect, test } from '../support/test';
import { agree, fillIdentity } from '../support/verification';

test('verifies an account, binds a bank card, and collects the rewards of both', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  await openAccount(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const place = await openActivity(page, '/auth-award', 'tasks');
  const task = (name: string) =>
    place.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
  const account = page.locator('section', { hasText: '我的账户' }).last();
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await task('实名认证').getByRole('button', { name: '去认证' }).click();
  await expect(dialog('实名认证').getByRole('textbox', { name: '姓名' })).toBeFocused();
  await fillIdentity(page);
  await expect(dialog('实名认证')).toHaveCount(0);
  await account.scrollIntoViewIfNeeded();
  await expect(account).toContainText('已认证（王*）');

  const first = acted(page);
  await task('实名认证').getByRole('button', { name: '领取', exact: true }).click();
  expect((await first).ok()).toBe(true);
  await takePrize(page);

  const card = newCardNumber();
  await account.getByText('更多账户设置').click();
  await account.getByRole('button', { name: '去绑卡' }).click();
  const cardDialog = dialog('绑定银行卡');
  await expect(cardDialog).toContainText('王*本人');
  await cardDialog.getByRole('textbox', { name: '开户银行' }).fill('示例商业银行');
  await cardDialog.getByRole('textbox', { name: '银行卡号' }).fill(card);
  await agree(cardDialog);
  await cardDialog.getByRole('button', { name: '提交' }).click();
  await expect(cardDialog).toHaveCount(0);
  await expect(account).toContainText(`尾号 ${card.slice(-4)}`);

  const second = acted(page);
  await task('绑定银行卡').getByRole('button', { name: '领取', exact: true }).click();
  expect((await second).ok()).toBe(true);
  await takePrize(page);
  const complete = place.getByText('全部任务已完成').locator('..');
  expect(await complete.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.goto(siteUrl('/funds/withdraw'));
  const read = page.waitForResponse((response) => response.url().endsWith(userInfo.path));
  await account.scrollIntoViewIfNeeded();
  expect((await read).ok()).toBe(true);
  await expect(account).toContainText(`尾号 ${card.slice(-4)}`);
  expect(addresses.filter((address) => /19491231|622588|%E7%8E%8B/.test(address))).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
