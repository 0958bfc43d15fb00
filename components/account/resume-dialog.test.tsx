import { act, render, screen, within } from '@testing-library/react';
import { saveToken } from '@/lib/browser/session/token';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { userInfo } from '@/lib/contract/user';
import { resumeDialog } from './resume-dialog';
import { ACCOUNT, fakeServer, ok } from './testing/fake-server';

beforeEach(() => {
  window.history.replaceState(null, '', '/newactivities/auth-award');
  const server = fakeServer();
  const jfUser = {
    account: ACCOUNT,
    authenticationMethod: 1,
    isBankStatus: 0,
    accountStatus: 1,
    mobile: '138****8888',
  };
  server.answers[userInfo.path] = ok({ jfUser: { ...jfUser, realName: '李*', bankCard: null } });
});

async function resume(dialog: string, values: Record<string, string> = {}): Promise<void> {
  writeStored('typedDialog', JSON.stringify({ dialog, values }));
  render(<section />);
  await act(resumeDialog);
}

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('reopens the login as it was left, once, with the typed number and account', async () => {
  writeStored('typedMobile', '13800138000');
  await resume('login-password', { account: 'li@example.com' });
  const dialog = await opened('登录交易账户');
  expect(dialog.getByRole('radio', { name: '密码登录' })).toBeChecked();
  expect(dialog.getByLabelText(/账号/)).toHaveValue('li@example.com');
  expect(dialog.getByLabelText(/账号/)).toHaveFocus();
  expect(dialog.getByLabelText(/手机号/)).toHaveValue('13800138000');
  expect(readStored('typedDialog')).toBeNull();
});

test('reopens the dialog for a new password', async () => {
  writeStored('typedMobile', '13800138000');
  await resume('login-reset');
  const reset = within((await opened('重置登录密码')).getByRole('form', { name: '短信验证码设置密码' }));
  expect(reset.getByLabelText(/手机号/)).toHaveValue('13800138000');
});

test('reopens the card form with its bank', async () => {
  saveToken('a-session');
  await resume('card', { name: '', bank: '招商银行' });
  const card = within((await opened('绑定银行卡')).getByRole('form', { name: '绑定银行卡' }));
  expect(card.getByRole('textbox', { name: /开户银行/ })).toHaveValue('招商银行');
  expect(card.getByRole('textbox', { name: /银行卡号/ })).toHaveValue('');
});

test('reopens the identity form with the name', async () => {
  saveToken('another-session');
  await resume('identity', { name: '李娜' });
  expect((await opened('实名认证')).getByRole('textbox', { name: /姓名/ })).toHaveValue('李娜');
});

test.each([
  ['a login if the visitor has logged in', 'login-code', 'a-session'],
  ['a verification if the visitor has not logged in', 'identity', undefined],
])('does not reopen %s', async (_case, dialog, token) => {
  if (token) saveToken(token);
  await resume(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readStored('typedDialog')).toBeNull();
});
