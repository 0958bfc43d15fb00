import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unload } from 'swr';
import { dropToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { setPassword } from '@/lib/contract/password';
import { logOut } from '@/lib/contract/sessions';
import { userInfo } from '@/lib/contract/user';
import { ACCOUNT, fakeServer, ok, refuse, TOKEN } from '../testing/fake-server';
import { AccountStrip } from './account-strip';
import { LazyAccount } from './lazy-account';
import { SignedInOnly } from './signed-in-only';

const jfUser = {
  account: ACCOUNT,
  authenticationMethod: 0,
  isBankStatus: 0,
  accountStatus: 1,
  mobile: '138****8888',
  realName: null,
  bankCard: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answers[userInfo.path] = ok({ jfUser });
});

/** Shows the account on a page that has read nothing yet. */
function show() {
  unload({ revalidate: false });
  return render(
    <SignedInOnly>
      <h2>我的账户</h2>
      <LazyAccount />
    </SignedInOnly>,
  );
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows nothing and sends nothing without a session', async () => {
  const { container } = show();
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  expect(server.to(userInfo.path)).toEqual([]);
});

test('shows a new account its numbers and its next steps', async () => {
  saveToken(TOKEN);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取账户信息');
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.getByText('138****8888')).toBeVisible();
  expect(rows()).toEqual(['首次入金未完成去入金', '实名认证未认证去认证', '银行卡未绑定去绑卡']);
  act(dropToken);
  expect(screen.queryByText('我的账户')).not.toBeInTheDocument();
});

test('offers no rewards if the server has no activities', async () => {
  saveToken(TOKEN);
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: '我的奖励' })).toBeVisible();
  unmount();
  document.documentElement.dataset.activities = 'none';
  show();
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.queryByRole('button', { name: '我的奖励' })).not.toBeInTheDocument();
});

test('offers password, devices and logout to an account of this server', async () => {
  server.answers[userInfo.path] = ok({ jfUser: { ...jfUser, hasPassword: true } });
  saveToken(TOKEN);
  show();
  await screen.findByText(ACCOUNT);
  expect(rows().at(-1)).toBe('登录密码已设置去修改');
  expect(screen.getByRole('button', { name: '登录设备' })).toBeEnabled();
  server.answers[logOut.path] = ok({ ended: 1 });
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(screen.queryByText(ACCOUNT)).not.toBeInTheDocument());
  expect(server.to(logOut.path).map(({ fields, token }) => [fields, token])).toEqual([[{ which: 'this' }, TOKEN]]);
});

describe('an account that was opened by code', () => {
  const without = { ...jfUser, hasPassword: false };
  const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
    server.answers[userInfo.path] = ok({ jfUser: without });
    saveToken(TOKEN);
    show();
    await user.click(await screen.findByRole('button', { name: '去设置' }));
    await screen.findByRole('dialog', { name: '设置登录密码' });
    return document.querySelector('dialog [name=password]') as HTMLInputElement;
  };

  test('sets its password once and reads the profile again', async () => {
    const user = userEvent.setup();
    const password = await openDialog(user);
    expect(rows().at(-1)).toBe('登录密码未设置，现用短信登录去设置');
    await enter(user, password, 'short');
    await user.click(screen.getByRole('button', { name: '保存密码' }));
    expect(password).toHaveAccessibleDescription('密码至少8位');
    expect(server.to(setPassword.path)).toEqual([]);
    server.answers[setPassword.path] = ok({ hasPassword: true });
    await enter(user, password, '-gold2026');
    await user.dblClick(screen.getByRole('button', { name: '保存密码' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(server.to(userInfo.path)).toHaveLength(2));
    expect(server.to(setPassword.path).map(({ fields, key }) => [fields, key])).toEqual([
      [{ password: 'short-gold2026' }, expect.stringMatching(/^[0-9a-f]{32}$/)],
    ]);
  });

  test('asks for a login if the session is too old, and keeps the input', async () => {
    const user = userEvent.setup();
    const password = await openDialog(user);
    server.answers[setPassword.path] = refuse(403, 'reauthentication_required', '为了账户安全，请用短信验证码重新登录');
    await enter(user, password, 'gold2026');
    await user.click(screen.getByRole('button', { name: '保存密码' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('请用短信验证码重新登录');
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
    expect(password).toHaveValue('gold2026');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '关闭' }));
  });
});

test('offers personal data only for accounts of this server', async () => {
  saveToken(TOKEN);
  const { unmount } = show();
  await screen.findByText(ACCOUNT);
  expect(screen.queryByRole('button', { name: '个人信息' })).not.toBeInTheDocument();
  unmount();
  server.answers[userInfo.path] = ok({ jfUser: { ...jfUser, hasPassword: true } });
  show();
  await userEvent.click(await screen.findByText('更多账户设置'));
  expect(await screen.findByRole('button', { name: '个人信息' })).toBeVisible();
});

test('shows completed steps masked and without a link, and allows another deposit', async () => {
  server.answers[userInfo.path] = ok({
    jfUser: {
      ...jfUser,
      authenticationMethod: 1,
      isBankStatus: 2,
      accountStatus: 2,
      realName: '张*',
      bankCard: '6222',
    },
  });
  saveToken(TOKEN);
  show();
  await screen.findByText(ACCOUNT);
  expect(rows()).toEqual(['首次入金已完成去入金', '实名认证已认证（张*）', '银行卡尾号 6222']);
});

test('shows only the four fields of the spec from a backend that sends no others, and offers no card binding', async () => {
  const { account, authenticationMethod, isBankStatus, accountStatus } = jfUser;
  server.answers[userInfo.path] = ok({ jfUser: { account, authenticationMethod, isBankStatus, accountStatus } });
  saveToken(TOKEN);
  show();
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.queryByText('手机号')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '登录设备' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeEnabled();
  expect(rows()).toEqual(['首次入金未完成去入金', '实名认证未认证去认证', '银行卡请在APP内绑定']);
});

test('opens in a dialog on every page, and closes when the visitor logs out there', async () => {
  saveToken(TOKEN);
  unload({ revalidate: false });
  render(<AccountStrip />);
  await userEvent.click(screen.getByRole('button', { name: '查看账户' }));
  const dialog = await screen.findByRole('dialog', { name: '我的账户' });
  expect(await within(dialog).findByText(ACCOUNT)).toBeVisible();
  server.answers[logOut.path] = ok({ ended: 1 });
  await userEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '查看账户' })).not.toBeInTheDocument();
});

test.each([
  ['network', 'network' as const],
  ['plain refusal', { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '系统维护' }) }],
])('lets the visitor log out if the account does not load: %s', async (_, answer) => {
  server.answers[userInfo.path] = answer;
  saveToken(TOKEN);
  unload({ revalidate: false });
  render(<AccountStrip />);
  await userEvent.click(screen.getByRole('button', { name: '查看账户' }));
  const dialog = await screen.findByRole('dialog', { name: '我的账户' });
  expect(await within(dialog).findByRole('button', { name: '退出登录' })).toBeVisible();
});

test('shows an error with a retry if the account does not load', async () => {
  server.answers[userInfo.path] = 'network';
  saveToken(TOKEN);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('账户信息暂时没有加载出来网络异常，请重试');
  server.answers[userInfo.path] = ok({ jfUser });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
});

test("shows nothing for the spec's plain refusal", async () => {
  server.answers[userInfo.path] = { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '系统维护' }) };
  saveToken(TOKEN);
  const { container } = show();
  await waitFor(() => expect(container.querySelector('[data-silent]')).not.toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('系统维护')).not.toBeInTheDocument();
});
