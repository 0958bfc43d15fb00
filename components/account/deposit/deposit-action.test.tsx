import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HTTP_TIMEOUT } from '@/lib/browser/http/api-error';
import { toastStore } from '@/lib/browser/overlays/toast';
import { navigate } from '@/lib/browser/page/navigate';
import { dropToken, readToken, saveToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { zkLogin } from '@/lib/contract/login';
import { identityInfoSubmit, userInfo } from '@/lib/contract/user';
import { ACCOUNT, fakeServer, ok, refuse, TOKEN } from '../testing/fake-server';
import { logInWithin } from '../testing/log-in';
import { DepositAction } from './deposit-action';

const VERIFIED = {
  account: ACCOUNT,
  authenticationMethod: 1,
  isBankStatus: 2,
  accountStatus: 1,
  mobile: '138****8000',
};
const profile = (jfUser: object) => ({ status: 200, body: JSON.stringify({ IsSuccess: true, Data: { jfUser } }) });
const LOGGED_IN = { status: 200, body: JSON.stringify({ IsSuccess: true, Data: { account: ACCOUNT }, Token: TOKEN }) };
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

test('a verified visitor goes to the payment page once, however often the button is pressed', async () => {
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
    from: '/newactivities/summer?source=ios&v=XY_7',
    source: '3',
    account: ACCOUNT,
  });
});

test('a page that comes back from the payment page has its button again', async () => {
  await press();
  await waitFor(() => expect(left()).toHaveLength(1));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(button()).toBeDisabled();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await unlocked();
});

test('a visitor who is not verified is told so where the verification is, and the deposit goes on after it', async () => {
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

test('a visitor who leaves the verification stays, and can try again', async () => {
  server.answers[userInfo.path] = profile({ ...VERIFIED, authenticationMethod: 0 });
  await press();
  const dialog = await screen.findByRole('dialog', { name: '实名认证' });
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  await unlocked();
  expect(button()).toHaveFocus();
  expect(left()).toEqual([]);
});

test('when the profile is refused with IsSuccess false, nothing happens', async () => {
  server.answers[userInfo.path] = { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '系统维护' }) };
  await press();
  await waitFor(() => expect(server.to(userInfo.path)).toHaveLength(1));
  await unlocked();
  expect([toast(), left()]).toEqual([undefined, []]);
  expect(readToken()).toBe(TOKEN);
});

test.each([
  ['a server that is down', { status: 502, body: '<html>' }, '服务暂时不可用，请稍后再试'],
  ['a problem', refuse(503, 'unavailable', '服务繁忙，请稍后再试'), '服务繁忙，请稍后再试'],
  ['an answer of another shape', { status: 200, body: '{"IsSuccess":true,"Data":{}}' }, '服务暂时不可用，请稍后再试'],
])('%s is said in one sentence, and the visitor can try again', async (_, answer, sentence) => {
  server.answers[userInfo.path] = answer;
  await press();
  await waitFor(() => expect(toast()).toBe(sentence));
  await unlocked();
  server.answers[userInfo.path] = profile(VERIFIED);
  await userEvent.click(button());
  await waitFor(() => expect(left()).toHaveLength(1));
});

test('offline, the visitor is told to look after the connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await press();
  await waitFor(() => expect(toast()).toBe('网络已断开，请检查网络后重试'));
  await unlocked();
});

test('a server that never answers is given up after its time', async () => {
  jest.useFakeTimers();
  window.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  render(<DepositAction>去入金</DepositAction>);
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(HTTP_TIMEOUT));
  expect(toast()).toBe('网络不给力，请稍后重试');
  expect(button()).toBeEnabled();
});

test('without a session the login opens over the page, and the deposit goes on after it', async () => {
  act(dropToken);
  await press();
  const dialog = await login();
  expect(dialog).toHaveTextContent('请先登录，登录后继续入金');
  expect(left()).toEqual([]);
  await logInWithin(dialog);
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(left()[0]?.searchParams.get('token')).toBe(TOKEN);
});

test('a login that is left leads nowhere', async () => {
  act(dropToken);
  await press();
  await userEvent.click(within(await login()).getByRole('button', { name: '关闭' }));
  await unlocked();
  expect(button()).toHaveFocus();
  expect(server.to(userInfo.path)).toEqual([]);
  expect(left()).toEqual([]);
});

test('a session that has ended is said in the login, and the deposit goes on after it', async () => {
  server.answers[userInfo.path] = EXPIRED;
  await press();
  const dialog = await login();
  expect(dialog).toHaveTextContent('登录已过期，请重新登录');
  server.answers[userInfo.path] = profile(VERIFIED);
  await logInWithin(dialog);
  await waitFor(() => expect(left()).toHaveLength(1));
  expect(window.location.search).toBe('?source=ios&v=XY_7');
});

test('in the app, its own login has the first word', async () => {
  const postMessage = jest.fn();
  Object.assign(window, { webkit: { messageHandlers: { login: { postMessage } } } });
  act(dropToken);
  await press();
  await waitFor(() => expect(postMessage).toHaveBeenCalled());
  await unlocked();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
