import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { dropToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { setPassword } from '@/lib/contract/password';
import { logOut } from '@/lib/contract/sessions';
import { userInfo } from '@/lib/contract/user';
import { ACCOUNT, fakeServer, ok, refuse, TOKEN } from '../testing/fake-server';
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

function show() {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SignedInOnly>
        <h2>我的账户</h2>
        <LazyAccount />
      </SignedInOnly>
    </SWRConfig>,
  );
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a visitor without a session is shown nothing, and nothing is asked', async () => {
  const { container } = show();
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  expect(server.to(userInfo.path)).toEqual([]);
});

test('a new account sees its numbers and what is left to do', async () => {
  saveToken(TOKEN);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取账户信息');
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.getByText('138****8888')).toBeVisible();
  expect(rows()).toEqual(['实名认证未认证去认证', '银行卡未绑定去绑卡', '首次入金未完成去入金']);
  act(dropToken);
  expect(screen.queryByText('我的账户')).not.toBeInTheDocument();
});

test('where nobody answers activities, no rewards are asked for', async () => {
  saveToken(TOKEN);
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: '我的奖励' })).toBeVisible();
  unmount();
  document.documentElement.dataset.activities = 'none';
  show();
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.queryByRole('button', { name: '我的奖励' })).not.toBeInTheDocument();
});

test('an account of this site has the ways to its password and its devices; every one logs out here', async () => {
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

  test('gets its password here, once, and is read again', async () => {
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

  test('whose session is old is led to a login, and keeps what was typed', async () => {
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

test('personal data are offered where the accounts are this server’s own', async () => {
  saveToken(TOKEN);
  const { unmount } = show();
  await screen.findByText(ACCOUNT);
  expect(screen.queryByRole('button', { name: '个人信息' })).not.toBeInTheDocument();
  unmount();
  server.answers[userInfo.path] = ok({ jfUser: { ...jfUser, hasPassword: true } });
  show();
  expect(await screen.findByRole('button', { name: '个人信息' })).toBeVisible();
});

test('what is done is shown masked, without a way on; a deposit can be made again', async () => {
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
  expect(rows()).toEqual(['实名认证已认证（张*）', '银行卡尾号 6222', '首次入金已完成去入金']);
});

test('of a backend that tells the spec’s four fields alone, those are shown, and no card is bound here', async () => {
  const { account, authenticationMethod, isBankStatus, accountStatus } = jfUser;
  server.answers[userInfo.path] = ok({ jfUser: { account, authenticationMethod, isBankStatus, accountStatus } });
  saveToken(TOKEN);
  show();
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
  expect(screen.queryByText('手机号')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '登录设备' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeEnabled();
  expect(rows()).toEqual(['实名认证未认证去认证', '银行卡请在APP内绑定', '首次入金未完成去入金']);
});

test('an account that does not load says so and can be tried again', async () => {
  server.answers[userInfo.path] = 'network';
  saveToken(TOKEN);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('账户信息暂时没有加载出来网络异常，请重试');
  server.answers[userInfo.path] = ok({ jfUser });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(ACCOUNT)).toBeVisible();
});

test('the spec’s bare refusal changes nothing on the page', async () => {
  server.answers[userInfo.path] = { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '系统维护' }) };
  saveToken(TOKEN);
  const { container } = show();
  await waitFor(() => expect(container.querySelector('[data-silent]')).not.toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('系统维护')).not.toBeInTheDocument();
});
