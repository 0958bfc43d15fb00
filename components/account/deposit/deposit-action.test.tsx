import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/browser/overlays/toast';
import { navigate } from '@/lib/browser/page/navigate';
import { dropToken, readToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { zkLogin } from '@/lib/contract/login';
import { identityInfoSubmit, userInfo } from '@/lib/contract/user';
import { ACCOUNT, fakeServer, LOGGED_IN, ok, refuse, TOKEN } from '../testing/fake-server';
import { logInWithin } from '../testing/log-in';
import { DepositAction } from './deposit-action';

const VERIFIED = {
  account: ACCOUNT,
  authenticationMethod: 1,
  isBankStatus: 2,
  accountStatus: 1,
  mobile: '138****8000',
};
const profile = (jfUser: object) => ok({ jfUser });
const EXPIRED = refuse(401, 'unauthorized', '登录已过期，请重新登录');

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  localStorage.setItem('fingerprint', 'f1');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/newactivities/summer?source=ios&v=XY_7');
  server = fakeServer();
  server.answers[userInfo.path] = profile(VERIFIED);
  server.answers[zkLogin.path] = LOGGED_IN;
  saveToken(TOKEN);
});

const button = () => screen.getByRole('button', { name: /去入金|请稍候/, hidden: true });
const left = () => jest.mocked(navigate).mock.calls.map(([url]) => new URL(url));
const toast = () => toastStore.get()?.text;
const unlocked = () => waitFor(() => expect(button()).toBeEnabled());
const login = () => screen.findByRole('dialog', { name: '登录交易账户' });

async function press() {
  render(<DepositAction>去入金</DepositAction>);
  await userEvent.click(button());
}

test('sends a verified visitor to the payment page once for several clicks, and back without the token', async () => {
  window.history.replaceState(null, '', '/newactivities/summer?source=ios&v=XY_7&token=old&utm_term=a%20b');
  render(<DepositAction>去入金</DepositAction>);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(button()).toHaveTextContent('请稍候…');
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(button()).toBeDisabled();
  fireEvent.click(button());
  expect(server.to(userInfo.path)).toHaveLength(1);
  expect(left()).toHaveLength(1);
  expect(Object.fromEntries(left()[0]?.searchParams ?? [])).toMatchObject({
    from: '/newactivities/summer?source=ios&v=XY_7&utm_term=a%20b',
    source: '3',
    token: TOKEN,
    clientid: 'f1',
    account: ACCOUNT,
  });
});

test('unlocks the button when the visitor returns from the payment page', async () => {
  await press();
  await waitFor(() => expect(left()).toHaveLength(1));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(button()).toBeDisabled();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await unlocked();
});

test('asks an unverified visitor to verify, then continues the deposit', async () => {
  server.answers[userInfo.path] = profile({ ...VERIFIED, authenticationMethod: 0 });
  server.answers[identityInfoSubmit.path] = ok({ authenticationMethod: 1 });
  await press();
  const dialog = await screen.findByRole('dialog', { name: '实名认证' });
  expect(dialog).toHaveTextContent('您尚未完成实名认证，请先认证');
  expect(left()).toEqual([]);
  await enter(userEvent, within(dialog).getByRole('textbox', { name: /姓名/ }), '张伟');
  await enter(userEvent, within(dialog).getByRole('textbox', { name: /身份证号码/ }), '11010519491231002X');
  for (const box of within(dialog).getAllByRole('checkbox')) await userEvent.click(box);
  server.answers[userInfo.path] = profile(VERIFIED);
  await userEvent.click(within(dialog).getByRole('button', { name: '提交' }));
  await waitFor(() => expect(left()).toHaveLength(1));
});

test('stays on the page when the visitor closes the verification, and allows another try', async () => {
  server.answers[userInfo.path] = profile({ ...VERIFIED, authenticationMethod: 0 });
  await press();
  const dialog = await screen.findByRole('dialog', { name: '实名认证' });
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  await unlocked();
  expect(button()).toHaveFocus();
  expect(left()).toEqual([]);
});

test('does nothing when the server refuses the profile with IsSuccess false', async () => {
  server.answers[userInfo.path] = { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '系统维护' }) };
  await press();
  await waitFor(() => expect(server.to(userInfo.path)).toHaveLength(1));
  await unlocked();
  expect([toast(), left()]).toEqual([undefined, []]);
  expect(readToken()).toBe(TOKEN);
});

test.each([
  ['a server that is down', { status: 502, body: '<html>' }, '服务暂时不可用，请稍后再试'],
  ['a problem response', refuse(503, 'unavailable', '服务繁忙，请稍后再试'), '服务繁忙，请稍后再试'],
  ['a response of another shape', { status: 200, body: '{"IsSuccess":true,"Data":{}}' }, '服务暂时不可用，请稍后再试'],
])('shows one sentence for %s and allows another try', async (_, answer, sentence) => {
  server.answers[userInfo.path] = answer;
  await press();
  await waitFor(() => expect(toast()).toBe(sentence));
  await unlocked();
  server.answers[userInfo.path] = profile(VERIFIED);
  await userEvent.click(button());
  await waitFor(() => expect(left()).toHaveLength(1));
});

test('opens the login for a visitor without a session, then continues the deposit', async () => {
  act(dropToken);
  await press();
  const dialog = await login();
  expect(dialog).toHaveTextContent('请先登录，登录后继续入金');
  expect(left()).toEqual([]);
  await logInWithin(dialog);
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(left()[0]?.searchParams.get('token')).toBe(TOKEN);
});

test('stays on the page when the visitor closes the login', async () => {
  act(dropToken);
  await press();
  await userEvent.click(within(await login()).getByRole('button', { name: '关闭' }));
  await unlocked();
  expect(button()).toHaveFocus();
  expect(server.to(userInfo.path)).toEqual([]);
  expect(left()).toEqual([]);
});

test('says in the login that the session has ended, then continues the deposit', async () => {
  server.answers[userInfo.path] = EXPIRED;
  await press();
  const dialog = await login();
  expect(dialog).toHaveTextContent('登录已过期，请重新登录');
  server.answers[userInfo.path] = profile(VERIFIED);
  await logInWithin(dialog);
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(window.location.search).toBe('?source=ios&v=XY_7');
});

test("uses the app's own login inside the app", async () => {
  const postMessage = jest.fn();
  Object.assign(window, { webkit: { messageHandlers: { login: { postMessage } } } });
  act(dropToken);
  await press();
  await waitFor(() => expect(postMessage).toHaveBeenCalled());
  await unlocked();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
