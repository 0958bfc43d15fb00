import { act, screen, waitFor } from '@testing-library/react';
import { HTTP_TIMEOUT } from '@/lib/browser/http/request';
import { navigate } from '@/lib/browser/shell/navigate';
import { ACCOUNT, fakeServer, REGISTER, refuse, TOKEN } from './testing/fake-server';
import { field, fillForm, MOBILE, renderForm, SUCCESS_URL } from './testing/form-harness';

jest.mock('@/lib/browser/shell/navigate');

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/newactivities/kh_7694_form');
  jest.mocked(navigate).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('before anything is sent', () => {
  test('an empty form names every missing field and puts the focus on the first', async () => {
    const { user } = renderForm();
    await user.click(field.submit());
    for (const message of ['请输入手机号码', '请输入验证码', '请设置登录密码', '请先阅读并同意协议']) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(field.mobile()).toHaveFocus();
    expect(field.mobile()).toHaveAttribute('aria-invalid', 'true');
    expect(field.mobile()).toHaveAccessibleDescription('请输入手机号码');
    expect(server.to(REGISTER)).toHaveLength(0);
  });

  test('a field left wrong says so, and falls silent when it is changed', async () => {
    const { user } = renderForm();
    await user.type(field.mobile(), '12345');
    await user.tab();
    expect(screen.getByText('请输入正确的11位手机号')).toBeVisible();
    await user.type(field.mobile(), '6');
    expect(screen.queryByText('请输入正确的11位手机号')).not.toBeInTheDocument();
  });

  test('without the consent nothing is sent', async () => {
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.agreements());
    await user.click(field.submit());
    expect(screen.getByText('请先阅读并同意协议')).toBeVisible();
    expect(field.agreements()).toHaveFocus();
    expect(server.to(REGISTER)).toHaveLength(0);
  });

  test('the consent is not ticked beforehand and its clauses open beside the form, with the query', () => {
    renderForm();
    expect(field.agreements()).not.toBeChecked();
    const link = screen.getByRole('link', { name: '《客户协议》' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('data-keep-query');
  });

  test('the password shows itself on demand', async () => {
    const { user } = renderForm();
    expect(field.password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field.password()).toHaveAttribute('type', 'text');
  });

  test('a pasted number loses its country code, spaces and full width, and the counter follows', async () => {
    const { user } = renderForm();
    await user.click(field.mobile());
    await user.paste('+86 １38-0013 8000');
    expect(field.mobile()).toHaveValue(MOBILE);
    expect(screen.getByText('11/11')).toBeInTheDocument();
  });

  test('ten thousand characters in every field stay within their limits', async () => {
    const { user } = renderForm();
    for (const [input, text] of [
      [field.mobile(), '1'],
      [field.code(), '😀9'],
      [field.password(), '\u202e\0a'],
      [field.invite(), '<b>'],
    ] as const) {
      await user.click(input);
      await user.paste(text.repeat(5000));
      expect((input as HTMLInputElement).value.length).toBeLessThanOrEqual(20);
    }
    await user.click(field.submit());
    expect(screen.getByText('请输入正确的11位手机号')).toBeVisible();
    expect(screen.getByText('密码只能使用字母、数字和符号')).toBeVisible();
  });

  test('an invite code of the address is filled in and unfolded; one that cannot be is left out', () => {
    window.history.replaceState(null, '', '?invitecode=AB12CD');
    const { unmount } = renderForm();
    expect(field.invite()).toHaveValue('AB12CD');
    expect(field.invite().closest('details')).toHaveAttribute('open');
    unmount();
    window.history.replaceState(null, '', '?invitecode=%3C%00%3E');
    renderForm();
    expect(field.invite()).toHaveValue('');
    expect(field.invite().closest('details')).not.toHaveAttribute('open');
  });
});

describe('a registration', () => {
  test('takes the landing parameters along, the token never, and hands the account over', async () => {
    window.history.replaceState(null, '', '?utm_source=bd&bd_vid=77&token=secret&other=1');
    localStorage.setItem('fingerprint', 'visitor-1');
    localStorage.setItem('v', 'XY_7');
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const [call] = server.to(REGISTER);
    expect(call?.fields).toEqual({
      mobile: MOBILE,
      code: '123456',
      password: 'gold2026',
      agreements: 'customer-agreement@1.0',
      utm_source: 'bd',
      bd_vid: '77',
      v: 'XY_7',
      clientid: 'visitor-1',
      fromurl: 'http://localhost/newactivities/kh_7694_form?utm_source=bd&bd_vid=77&other=1',
    });
    expect(jest.mocked(navigate).mock.calls[0]?.[0]).toBe(`${SUCCESS_URL}?utm_source=bd&bd_vid=77&other=1`);
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(sessionStorage.getItem('openedAccount')).toBe(ACCOUNT);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/gold2026|123456/);
  });

  test('is sent once for a double click, and the button stays locked on the way to the success page', async () => {
    const { user } = renderForm();
    await fillForm(user);
    await user.dblClick(field.submit());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(server.to(REGISTER)).toHaveLength(1);
    expect(field.submit()).toBeDisabled();
    expect(field.submit()).toHaveTextContent('提交中…');
  });

  test('records the phone once and the account', async () => {
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    await waitFor(() => expect(server.events().sort()).toEqual(['rr2', 'rr5']));
  });

  test('tells the app around it', async () => {
    window.history.replaceState(null, '', '?source=android');
    const register = jest.fn();
    Object.assign(window, { android: { register } });
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    await waitFor(() => expect(register).toHaveBeenCalledWith(JSON.stringify({ account: ACCOUNT })));
    Object.assign(window, { android: undefined });
  });
});

describe('a refused or failed registration', () => {
  test.each([
    ['a server error', refuse(500, 'internal', '服务暂时不可用，请稍后再试'), '服务暂时不可用，请稍后再试'],
    ['HTML instead of JSON', { status: 502, body: '<html>' }, '服务暂时不可用，请稍后再试'],
    ['a wrong shape', { status: 200, body: '{"IsSuccess":true,"Data":{}}' }, '服务暂时不可用，请稍后再试'],
    ['a broken connection', 'network' as const, '网络异常，请重试'],
  ])('%s is said in Chinese, and everything typed stays', async (_, answer, message) => {
    server.answers[REGISTER] = answer;
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field.mobile()).toHaveValue(MOBILE);
    expect(field.password()).toHaveValue('gold2026');
    expect(field.submit()).toBeEnabled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('no answer within the time limit ends in a message', async () => {
    jest.useFakeTimers();
    server.answers[REGISTER] = 'silence';
    const { user } = renderForm(jest.advanceTimersByTime);
    await fillForm(user);
    await user.click(field.submit());
    expect(field.submit()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(HTTP_TIMEOUT));
    expect(screen.getByRole('alert')).toHaveTextContent('网络不给力，请稍后重试');
    expect(field.submit()).toBeEnabled();
  });

  test('field errors of the server stand at their fields', async () => {
    const errors = [{ field: 'password', message: '密码过于常见，请更换' }];
    server.answers[REGISTER] = refuse(400, 'invalid_input', '填写有误', { errors });
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    expect(await screen.findByText('密码过于常见，请更换')).toBeVisible();
    expect(field.password()).toHaveFocus();
  });

  test('a wrong code stands at the code', async () => {
    server.answers[REGISTER] = refuse(400, 'code_invalid', '验证码错误或已过期');
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    await waitFor(() => expect(field.code()).toHaveAccessibleDescription('验证码错误或已过期'));
  });

  test('a registered number is told so with a way on', async () => {
    server.answers[REGISTER] = refuse(409, 'already_registered', '该手机号已注册，请直接登录');
    const { user } = renderForm();
    await fillForm(user);
    await user.click(field.submit());
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
    await user.type(field.mobile(), '{backspace}1');
    expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  });

  test('a retry carries the same key, a changed form a new one', async () => {
    server.answers[REGISTER] = 'network';
    const { user } = renderForm();
    await fillForm(user);
    for (const attempt of [1, 2]) {
      await user.click(field.submit());
      await waitFor(() => expect(server.to(REGISTER)).toHaveLength(attempt));
      await screen.findByRole('alert');
      await waitFor(() => expect(field.submit()).toBeEnabled());
    }
    await user.type(field.password(), '7');
    await user.click(field.submit());
    await waitFor(() => expect(server.to(REGISTER)).toHaveLength(3));
    const [first, second, third] = server.to(REGISTER).map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
