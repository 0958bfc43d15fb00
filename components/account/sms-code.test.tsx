import { act, screen, waitFor } from '@testing-library/react';
import { toastStore } from '@/lib/browser/overlays/toast';
import { enter } from '@/lib/browser/testing/enter';
import { fakeServer, ok, refuse, SEND_CODE } from './testing/fake-server';
import { field, MOBILE, renderForm } from './testing/form-harness';

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T04:00:00Z') });
  window.history.replaceState(null, '', '/newactivities/kh_7694_form');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function ask(mobile = MOBILE) {
  const view = renderForm(jest.advanceTimersByTime);
  if (mobile) await enter(view.user, field.mobile(), mobile);
  await view.user.click(field.sendCode());
  await settle();
  return view;
}

test('requests a code with the channel and starts the wait with the response', async () => {
  localStorage.setItem('v', 'XY_7');
  localStorage.setItem('appCode', 'bfzh');
  await ask();
  expect(server.to(SEND_CODE)[0]?.fields).toEqual({
    mobile: MOBILE,
    type: 'register',
    v: 'XY_7',
    appcode: 'bfzh',
    clientid: '',
    ticket: '',
    randstr: '',
  });
  expect(toastStore.get()?.text).toMatch(/^验证码已发送/);
  expect(field.code()).toHaveFocus();
  expect(field.sendCode()).toBeDisabled();
  expect(field.sendCode()).toHaveTextContent('60s后重新获取');
  await pass(21);
  expect(field.sendCode()).toHaveTextContent('39s后重新获取');
  await pass(39);
  expect(field.sendCode()).toBeEnabled();
  expect(field.sendCode()).toHaveTextContent('重新获取');
});

test('requests a code that is valid for longer in elder mode', async () => {
  document.documentElement.setAttribute('data-elder', '');
  await ask();
  document.documentElement.removeAttribute('data-elder');
  expect(server.to(SEND_CODE)[0]?.fields).toMatchObject({ elder: '1' });
});

test('continues the wait after a reload', async () => {
  const { unmount } = await ask();
  unmount();
  await pass(25);
  renderForm();
  expect(field.sendCode()).toHaveTextContent('35s后重新获取');
  expect(field.sendCode()).toBeDisabled();
});

test('waits as long as the server says', async () => {
  server.answers[SEND_CODE] = ok({ retryAfter: 90 });
  await ask();
  expect(field.sendCode()).toHaveTextContent('90s后重新获取');
});

test('starts the wait of a rejection and shows the rejection at the code', async () => {
  server.answers[SEND_CODE] = refuse(429, 'too_many_requests', '发送过于频繁，请稍后再试', { retryAfter: 45 });
  await ask();
  expect(field.sendCode()).toHaveTextContent('45s后重新获取');
  expect(field.code()).toHaveAccessibleDescription('发送过于频繁，请稍后再试');
});

test('does not lock another number when one reaches its daily limit', async () => {
  server.answers[SEND_CODE] = refuse(429, 'too_many_requests', '今日次数已用完', { retryAfter: 86_400 });
  const { user } = await ask();
  expect(field.sendCode()).toHaveTextContent('24小时后重新获取');
  await user.clear(field.mobile());
  await enter(user, field.mobile(), '13900139000');
  expect(field.sendCode()).toHaveTextContent('60s后重新获取');
  await pass(60);
  expect(field.sendCode()).toBeEnabled();
  await user.clear(field.mobile());
  await enter(user, field.mobile(), MOBILE);
  expect(field.sendCode()).toBeDisabled();
});

test('starts no wait and keeps the number after a failed request', async () => {
  server.answers[SEND_CODE] = 'network';
  await ask();
  expect(field.code()).toHaveAccessibleDescription('网络异常，请重试');
  expect(field.sendCode()).toBeEnabled();
  expect(field.sendCode()).toHaveTextContent('获取验证码');
  expect(field.mobile()).toHaveValue(MOBILE);
  expect(server.events()).not.toContain('rr3');
});

test('sends nothing without a valid number', async () => {
  await ask('138');
  expect(screen.getByText('请输入正确的11位手机号')).toBeVisible();
  expect(field.mobile()).toHaveFocus();
  expect(server.to(SEND_CODE)).toHaveLength(0);
});

test('sends one code for a double click', async () => {
  const { user } = renderForm(jest.advanceTimersByTime);
  await enter(user, field.mobile(), MOBILE);
  await user.dblClick(field.sendCode());
  await settle();
  expect(server.to(SEND_CODE)).toHaveLength(1);
});

test('runs the wait without session storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await ask();
  expect(field.sendCode()).toHaveTextContent('60s后重新获取');
  await pass(60);
  expect(field.sendCode()).toBeEnabled();
});

test('tracks phone and code once each', async () => {
  jest.useRealTimers();
  const { user } = renderForm();
  await user.type(field.mobile(), MOBILE);
  await user.type(field.mobile(), '{backspace}0');
  await user.click(field.sendCode());
  await waitFor(() => expect(server.events().sort()).toEqual(['rr2', 'rr3']));
});
