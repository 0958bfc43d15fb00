import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/browser/overlays/toast';
import { readToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { changePassword, resetPassword } from '@/lib/contract/password';
import { LogInInstead } from '../log-in-instead';
import { ACCOUNT, fakeServer, ok, refuse, SEND_CODE, TOKEN, VALIDATE } from '../testing/fake-server';
import { ChangePasswordButton } from './change-password-button';

const MOBILE = '13800138000';
const OWN = 'o'.repeat(43);
const NEW = 'Tiger-77-horse';
const WEAK = '该密码过于常见，请换一个';
const weak = refuse(400, 'invalid_input', WEAK, { errors: [{ field: 'password', message: WEAK }] });

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  localStorage.setItem('appCode', 'bfzh');
  server = fakeServer();
  server.answers[changePassword.path] = ok({ hasPassword: true });
  server.answers[resetPassword.path] = ok({ account: ACCOUNT, token: TOKEN });
});

const formOf = (dialog: HTMLElement, name: string) => {
  const form = within(within(dialog).getByRole('form', { name }));
  return {
    mobile: () => form.getByLabelText(/手机号/),
    code: () => form.getByLabelText(/短信验证码/),
    current: () => form.getByLabelText(/原登录密码/),
    password: () => form.getByLabelText(/新登录密码/),
    submit: () => form.getByRole('button', { name: /设置新密码|修改密码|提交中/ }),
    sendCode: () => form.getByRole('button', { name: /获取/ }),
  };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

describe('in the account', () => {
  async function open() {
    saveToken(OWN);
    const user = userEvent.setup();
    render(<ChangePasswordButton account={ACCOUNT} />);
    await user.click(screen.getByRole('button', { name: '去修改' }));
    const dialog = await screen.findByRole('dialog', { name: '修改登录密码' });
    return { user, dialog, form: formOf(dialog, '用原密码修改') };
  }

  test('sets a new password with the current one once and keeps this device logged in', async () => {
    const { user, form } = await open();
    expect(form.current()).toHaveFocus();
    await enter(user, form.current(), 'gold2026');
    await enter(user, form.password(), NEW);
    await user.dblClick(form.submit());
    await isClosed();
    expect(server.to(changePassword.path).map(({ fields, key, token }) => [fields, key, token])).toEqual([
      [{ currentPassword: 'gold2026', password: NEW }, expect.stringMatching(/^[0-9a-f]{32}$/), OWN],
    ]);
    expect(toastStore.get()?.text).toBe('登录密码已修改，其他设备已退出登录');
    expect(readToken()).toBe(OWN);
  });

  test("shows errors at their fields, both its own and the server's", async () => {
    const { user, form } = await open();
    await user.click(form.submit());
    expect(form.current()).toHaveAccessibleDescription('请输入登录密码');
    expect(form.password()).toHaveAccessibleDescription('请设置登录密码');
    expect(server.to(changePassword.path)).toEqual([]);
    await enter(user, form.current(), 'wrong2026');
    await enter(user, form.password(), 'qq123456');
    const sentence = '原密码不正确，请重新输入';
    const errors = [{ field: 'currentPassword', message: sentence }];
    server.answers[changePassword.path] = refuse(400, 'invalid_input', sentence, { errors });
    await user.click(form.submit());
    await waitFor(() => expect(form.current()).toHaveAccessibleDescription(sentence));
    server.answers[changePassword.path] = weak;
    await user.click(form.submit());
    await waitFor(() => expect(form.password()).toHaveAccessibleDescription(WEAK));
    expect(form.password()).toHaveValue('qq123456');
  });

  test('sets a password by SMS code and continues with the new session', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('radio', { name: '用短信验证码' }));
    const form = formOf(dialog, '短信验证码设置密码');
    await enter(user, form.mobile(), MOBILE);
    await user.click(form.sendCode());
    await waitFor(() => expect(form.code()).toHaveFocus());
    expect(server.to(SEND_CODE)[0]?.fields).toMatchObject({ mobile: MOBILE, type: 'password', appcode: 'bfzh' });
    await enter(user, form.code(), '123456');
    await enter(user, form.password(), NEW);
    await user.click(form.submit());
    await isClosed();
    expect(server.to(VALIDATE)[0]?.fields).toMatchObject({ code: '123456', type: 'password' });
    expect(server.to(resetPassword.path).map(({ fields, token }) => [fields, token])).toEqual([
      [{ mobile: MOBILE, code: '123456', password: NEW, appcode: 'bfzh', clientid: '' }, OWN],
    ]);
    expect(readToken()).toBe(TOKEN);
  });
});

describe('after a forgotten password at the login', () => {
  // The page is shown again only some time after a login.
  beforeEach(() => jest.useFakeTimers());

  async function open() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<LogInInstead />);
    await user.click(screen.getByRole('button', { name: '登录' }));
    const dialog = await screen.findByRole('dialog', { name: '登录交易账户' });
    expect(within(dialog).queryByRole('button', { name: '忘记密码？' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: '密码登录' }));
    return { user, dialog };
  }

  test('sets a password by code and logs in; retries a lost response with the same key', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: '忘记密码？' }));
    expect(dialog).toHaveAccessibleName('重置登录密码');
    const form = formOf(dialog, '短信验证码设置密码');
    expect(form.mobile()).toHaveFocus();
    await enter(user, form.mobile(), MOBILE);
    await enter(user, form.code(), '123456');
    await enter(user, form.password(), NEW);
    server.answers[resetPassword.path] = 'network';
    await user.click(form.submit());
    expect(await within(dialog).findByText('网络异常，请重试')).toBeVisible();
    server.answers[resetPassword.path] = ok({ account: ACCOUNT, token: TOKEN });
    await user.click(form.submit());
    await isClosed();
    const [first, second] = server.to(resetPassword.path);
    expect(second?.key).toBe(first?.key);
    expect([readToken(), toastStore.get()?.text]).toEqual([TOKEN, '登录密码已更新，其他设备已退出登录']);
  });

  test('begins with the number that was typed as the account', async () => {
    const { user, dialog } = await open();
    await enter(user, within(dialog).getByLabelText(/账号/), '+86 139-0013-9000');
    await user.click(within(dialog).getByRole('button', { name: '忘记密码？' }));
    expect(formOf(dialog, '短信验证码设置密码').mobile()).toHaveValue('13900139000');
  });

  test('returns to the login by password', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: '忘记密码？' }));
    await user.click(within(dialog).getByRole('button', { name: '返回登录' }));
    expect(dialog).toHaveAccessibleName('登录交易账户');
    expect(within(dialog).getByRole('form', { name: '密码登录' })).toBeVisible();
  });

  test("offers no reset with a provider's backend", async () => {
    document.documentElement.dataset.captcha = 'none';
    const { dialog } = await open();
    expect(within(dialog).queryByRole('button', { name: '忘记密码？' })).not.toBeInTheDocument();
  });
});
