import { expect, signInByOneClick, test } from './office-test';

test('signs in with a passkey that the operator created', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signInByOneClick(page);
  await page.getByRole('link', { name: '我的账户' }).click();
  await page.getByLabel('设备名称').fill('办公室电脑');
  await page.getByRole('button', { name: '在这台设备上添加' }).click();
  await expect(page.getByRole('region', { name: '通行密钥' })).toContainText('办公室电脑');
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await page.getByLabel('姓名').fill('李娜');
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await expect(page.getByRole('banner')).toContainText('李娜');
});
