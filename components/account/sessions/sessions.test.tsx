import { randomBytes } from 'node:crypto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogOutButton } from '@/components/account/panel/my-account';
import { toastStore } from '@/lib/browser/overlays/toast';
import { readToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { personalDataCode, personalGrant } from '@/lib/contract/personal-data';
import { logOut, sessionList } from '@/lib/contract/sessions';
import { fakeServer, ok, refuse } from '../testing/fake-server';
import type { ListedSession } from './session-words';
import { SessionsButton } from './sessions-button';

const session = (letter: string, changes: Partial<ListedSession> = {}): ListedSession => ({
  id: letter.repeat(43),
  device: 'android-phone',
  browser: 'WeChat',
  openedAt: '2026-11-18T04:00:00.000Z',
  lastSeenAt: '2026-11-20T04:00:00.000Z',
  current: false,
  ...changes,
});
const OWN = session('a', { current: true, device: 'iphone', browser: 'Mobile Safari' });
const WECHAT = session('b');
const GRANT = 'sealed.by.the-server';
const OLD = session('c', { device: null, browser: null });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answers[logOut.path] = ok({ ended: 1 });
  server.answers[personalDataCode.path] = ok({ retryAfter: 60 });
  server.answers[personalGrant.path] = ok({ grant: GRANT });
  // A new token per test: responses are cached by token.
  saveToken(randomBytes(32).toString('base64url'));
});

async function open(...sessions: ListedSession[]) {
  server.answers[sessionList.path] = ok({ sessions });
  render(<SessionsButton mobile="138****8000" />);
  await userEvent.click(screen.getByRole('button', { name: '登录设备' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登录设备' }));
  await dialog.findByRole('list');
  return dialog;
}
const ended = () => server.to(logOut.path).map(({ fields }) => fields);
async function handIn(dialog: Awaited<ReturnType<typeof open>>, code = '123456') {
  const field = dialog.getByRole('textbox', { name: /短信验证码/ });
  expect(field).toHaveFocus();
  await enter(userEvent, field, code);
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
}

test('names each device and marks this one', async () => {
  const dialog = await open(OWN, WECHAT, OLD);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'iPhone · Safari当前设备退出',
    '安卓手机 · 微信最近使用 11月20日 12:00退出',
    '较早登录的设备最近使用 11月20日 12:00退出',
  ]);
});

test('logs out another device after a code and reads the list again', async () => {
  const dialog = await open(OWN, WECHAT);
  server.answers[sessionList.path] = ok({ sessions: [OWN] });
  await userEvent.click(dialog.getByRole('button', { name: '退出：安卓手机 · 微信' }));
  expect(dialog.getByText(/让其他设备退出登录之前，请先确认是您本人。验证码将发送至 138\*\*\*\*8000。/)).toBeVisible();
  expect(ended()).toEqual([]);
  await handIn(dialog);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(server.to(personalGrant.path).map(({ fields }) => fields.code)).toEqual(['123456']);
  expect(ended()).toEqual([{ which: WECHAT.id, grant: GRANT }]);
  expect(toastStore.get()?.text).toBe('已在该设备上退出登录');
  expect(dialog.queryByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument();
  expect(readToken()).not.toBeNull();
});

test.each([
  ['退出：iPhone · Safari（当前设备）', { which: 'this' }, null],
  ['退出全部设备', { which: 'all', grant: GRANT }, null],
  ['退出其他设备', { which: 'others', grant: GRANT }, 'kept'],
])('ends the right sessions: "%s" sends %j', async (name, asked, kept) => {
  sessionStorage.setItem('openedAccount', '880016');
  const dialog = await open(OWN, WECHAT);
  await userEvent.click(dialog.getByRole('button', { name }));
  if ('grant' in asked) await handIn(dialog);
  await waitFor(() => expect(toastStore.get()?.text).toMatch(/退出登录$/));
  expect(ended()).toEqual([asked]);
  expect(readToken()).toEqual(kept && expect.any(String));
  expect(sessionStorage.getItem('openedAccount')).toBe(kept && '880016');
  if (!kept) expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('keeps the session if the server cannot be reached', async () => {
  server.answers[logOut.path] = 'network';
  const dialog = await open(OWN, WECHAT);
  for (const name of ['退出全部设备', '退出：iPhone · Safari（当前设备）', '退出：安卓手机 · 微信']) {
    toastStore.set(null);
    await userEvent.click(dialog.getByRole('button', { name }));
    // A code is valid for a quarter of an hour.
    if (name === '退出全部设备') await handIn(dialog);
    await waitFor(() => expect(toastStore.get()?.text).toBe('网络异常，请重试'));
    expect(readToken()).not.toBeNull();
  }
});

test('ends no session with a wrong code, and asks again for a code that is too old', async () => {
  const dialog = await open(OWN, WECHAT);
  server.answers[personalGrant.path] = refuse(400, 'code_invalid', '验证码错误');
  await userEvent.click(dialog.getByRole('button', { name: '退出其他设备' }));
  await handIn(dialog);
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /短信验证码/ })).toHaveAccessibleDescription('验证码错误'),
  );
  expect(ended()).toEqual([]);
  server.answers[personalGrant.path] = ok({ grant: GRANT });
  const STALE = '验证已失效，请重新获取短信验证码';
  server.answers[logOut.path] = refuse(403, 'reauthentication_required', STALE);
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
  expect(await dialog.findByText(STALE)).toBeVisible();
  expect(dialog.getByRole('button', { name: '获取验证码' })).toBeVisible();
});

test('forgets its own session if the backend has no logout', async () => {
  server.answers[logOut.path] = refuse(404, 'not_offered', '本站暂未开通此项服务');
  render(<LogOutButton />);
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(readToken()).toBeNull());
  expect(toastStore.get()?.text).toBe('已退出登录');
});
