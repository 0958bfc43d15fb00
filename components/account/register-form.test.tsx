import { fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from '@/lib/browser/page/navigate';
import { enter } from '@/lib/browser/testing/enter';
import { translate } from '@/lib/browser/testing/translate';
import { ACCOUNT, fakeServer, ok, REGISTER, REGISTER_BY_CODE, refuse, TOKEN, VALIDATE } from './testing/fake-server';
import { field, fillForm, MOBILE, renderEarlyForm, renderForm, SUCCESS_URL, sendForm } from './testing/form-harness';

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  window.history.replaceState(null, '', '/newactivities/kh_7694_form');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer();
});

describe('before anything is sent', () => {
  test('names every missing field and focuses the first one in an empty form', async () => {
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

  test('shows an error when the visitor leaves a field and hides it on a change', async () => {
    const { user } = renderForm();
    await user.type(field.mobile(), '12345');
    await user.tab();
    expect(screen.getByText('请输入正确的11位手机号')).toBeVisible();
    await user.type(field.mobile(), '6');
    expect(screen.queryByText('请输入正确的11位手机号')).not.toBeInTheDocument();
  });

  test('leaves the consent unticked and opens its clauses in another tab with the query', () => {
    renderForm();
    expect(field.agreements()).not.toBeChecked();
    const link = screen.getByRole('link', { name: /^《客户协议》 ?1\.0版$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('data-keep-query');
  });

  test('shows the password on demand', async () => {
    const { user } = renderForm();
    expect(field.password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field.password()).toHaveAttribute('type', 'text');
  });

  test('cleans a pasted number of country code, spaces and full width, and updates the counter', async () => {
    const { user } = renderForm();
    await user.click(field.mobile());
    await user.paste('+86 １38-0013 8000');
    expect(field.mobile()).toHaveValue(MOBILE);
    expect(screen.getByText('11/11')).toBeInTheDocument();
  });

  test('counts and checks after a translator has changed the page', async () => {
    const { user } = renderForm();
    await user.click(field.submit());
    translate();
    await enter(user, field.password(), '1');
    expect(screen.getByText('1/128')).toBeInTheDocument();
    await user.click(field.submit());
    translate();
    await user.type(field.password(), 'x'.repeat(130));
    expect(field.password()).toHaveAccessibleDescription('密码最长128位，请缩短后再填');
  });

  test('limits every field to its length for ten thousand characters', async () => {
    const { user } = renderForm();
    for (const [input, text] of [
      [field.mobile(), '1'],
      [field.code(), '😀9'],
      [field.invite(), '<b>'],
    ] as const) {
      await user.click(input);
      await user.paste(text.repeat(5000));
      expect((input as HTMLInputElement).value.length).toBeLessThanOrEqual(20);
    }
    await user.click(field.submit());
    expect(screen.getByText('请输入正确的11位手机号')).toBeVisible();
  });

  test('inserts at the caret, and replaces a number only by a whole one', async () => {
    const { user } = renderForm();
    await enter(user, field.mobile(), '138');
    await user.paste('0013 8000');
    expect(field.mobile()).toHaveValue(MOBILE);
    await user.type(field.mobile(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field.mobile()).toHaveValue(MOBILE);
    expect((field.mobile() as HTMLInputElement).selectionStart).toBe(3);
    await user.paste('+86 139-0013-9000');
    expect(field.mobile()).toHaveValue('13900139000');
  });

  test('leaves a field alone while an input method composes, and cleans it afterwards', async () => {
    renderForm();
    const mobile = field.mobile() as HTMLInputElement;
    mobile.value = '+86 138-0013-8000';
    fireEvent(mobile, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(mobile).toHaveValue('+86 138-0013-8000');
    expect(screen.getByText('11/11')).toBeInTheDocument();
    fireEvent.compositionEnd(mobile);
    expect(mobile).toHaveValue(MOBILE);
  });

  test('removes the error of a password that was mended without an input event', async () => {
    const { user } = renderForm();
    const password = field.password() as HTMLInputElement;
    await enter(user, password, 'short');
    await user.tab();
    expect(password).toHaveAccessibleDescription('密码至少8位');
    await user.click(password);
    password.value = 'long-enough';
    fireEvent.blur(password);
    expect(password).not.toHaveAccessibleDescription();
    expect(screen.getByText('11/128')).toBeInTheDocument();
  });

  test('cuts a password that is too long, says so, and does not send it', async () => {
    const { user } = renderForm();
    const long = `gold1${'x'.repeat(200)}`;
    await fillForm(user);
    await user.clear(field.password());
    await user.paste(long);
    expect(field.password()).toHaveValue(long.slice(0, 128));
    expect(screen.getByText('128/128')).toBeInTheDocument();
    expect(field.password()).toHaveAccessibleDescription('密码最长128位，请缩短后再填');
    await user.click(field.submit());
    expect(field.password()).toHaveAccessibleDescription('密码最长128位，请缩短后再填');
    expect(server.to(REGISTER)).toHaveLength(0);
    await user.clear(field.password());
    await user.paste(long.slice(0, 128));
    expect(field.password()).not.toHaveAccessibleDescription();
    await user.click(field.submit());
    await waitFor(() => expect(server.to(REGISTER)).toHaveLength(1));
  });

  test('unfolds and fills the invite code of the URL', () => {
    window.history.replaceState(null, '', '?v=XY_7?InviteCode=&invitecode=AB12CD，快来');
    renderForm();
    expect(field.invite()).toHaveValue('AB12CD');
    expect(field.invite().closest('details')).toHaveAttribute('open');
  });

  test('says that it cannot read the invite code of the URL', async () => {
    window.history.replaceState(null, '', '?invitecode=%3C%00%3E');
    const { user } = renderForm();
    expect(field.invite()).toHaveValue('');
    expect(field.invite().closest('details')).toHaveAttribute('open');
    expect(field.invite()).toHaveAccessibleDescription('链接里的邀请码没能识别，请核对后填写');
    await enter(user, field.invite(), 'AB12CD');
    expect(field.invite()).not.toHaveAccessibleDescription();
  });
});

describe('after a reload', () => {
  test('restores number and consent but no secret, and does not track the phone again', async () => {
    const { user, unmount } = renderForm();
    await fillForm(user);
    await waitFor(() => expect(server.events()).toEqual(['rr2']));
    unmount();
    renderForm();
    expect(field.mobile()).toHaveValue(MOBILE);
    expect(field.agreements()).toBeChecked();
    expect(field.password()).toHaveValue('');
    expect(field.code()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/gold2026|123456/);
    expect(server.events()).toEqual(['rr2']);
  });

  test('keeps a consent that was given before hydration', () => {
    renderEarlyForm(() => field.agreements().click()).unmount();
    renderForm();
    expect(field.agreements()).toBeChecked();
  });

  test('asks again for a consent to other versions of the clauses', async () => {
    sessionStorage.setItem('acceptedAgreements', 'customer-agreement@0.9');
    renderForm();
    expect(field.agreements()).not.toBeChecked();
  });

  test('restores nothing after an account was opened', async () => {
    const { unmount } = await sendForm();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    unmount();
    renderForm();
    expect(field.mobile()).toHaveValue('');
    expect(field.agreements()).not.toBeChecked();
  });
});

describe('a registration', () => {
  test('sends the landing parameters without the token and passes the account on', async () => {
    window.history.replaceState(null, '', '?utm_source=bd&bd_vid=77&token=secret&other=1');
    localStorage.setItem('fingerprint', 'visitor-1');
    localStorage.setItem('v', 'XY_7');
    await sendForm();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    const [call] = server.to(REGISTER);
    expect(call?.fields).toEqual({
      mobile: MOBILE,
      code: '123456',
      password: 'gold2026',
      agreements: 'customer-agreement@1.0',
      utm_source: 'bd',
      bd_vid: '77',
      other: '1',
      v: 'XY_7',
      clientid: 'visitor-1',
      fromurl: 'http://localhost/newactivities/kh_7694_form?utm_source=bd&bd_vid=77&other=1',
    });
    expect(jest.mocked(navigate).mock.calls[0]?.[0]).toBe(`${SUCCESS_URL}?utm_source=bd&bd_vid=77&other=1`);
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(sessionStorage.getItem('openedAccount')).toBe(ACCOUNT);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/gold2026|123456/);
  });

  test('sends once for a double click and locks the button until the success page', async () => {
    const { user } = renderForm();
    await fillForm(user);
    await user.dblClick(field.submit());
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(server.to(REGISTER)).toHaveLength(1);
    expect(field.submit()).toBeDisabled();
    expect(field.submit()).toHaveTextContent('提交中…');
  });

  test('goes to the success page without a session if the backend opens none, and tracks the registration', async () => {
    window.history.replaceState(null, '', '/newactivities/kh_7694_form?bd_vid=b1&qhclickid=q1');
    localStorage.setItem('token', 'of-another-account');
    server.answers[REGISTER] = ok({ account: ACCOUNT });
    await sendForm();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.stringContaining(SUCCESS_URL)));
    expect(sessionStorage.getItem('openedAccount')).toBe(ACCOUNT);
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(server.events()).toContain('rr5'));
    for (const path of ['/apis/baiduapi/uphtml', '/uploadWebConvert']) {
      expect(server.to(path).map(({ token }) => token)).toEqual([null]);
    }
  });

  test.each([
    ['until the report to Baidu is answered', true],
    ['for a second without its answer', false],
  ])('stays on the page %s', async (_, isAnswered) => {
    window.history.replaceState(null, '', '/newactivities/kh_7694_form?bd_vid=b1');
    const { fetch } = window;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reported = new Promise<void>((resolve) => {
      window.fetch = async (url, init) => {
        if (url === '/apis/baiduapi/uphtml') {
          resolve();
          await held;
        }
        return fetch(url, init);
      };
    });
    await sendForm();
    await reported;
    expect(navigate).not.toHaveBeenCalled();
    if (isAnswered) answer();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
  });

  test('tracks the phone once and the account', async () => {
    await sendForm();
    await waitFor(() => expect(server.events().sort()).toEqual(['rr2', 'rr5']));
  });

  test('notifies the app of the account and does not open its registration', async () => {
    window.history.replaceState(null, '', '?source=android');
    const register = jest.fn();
    const registered = jest.fn();
    Object.assign(window, { android: { register, registered } });
    await sendForm();
    await waitFor(() => expect(registered).toHaveBeenCalledWith(JSON.stringify({ account: ACCOUNT })));
    expect(register).not.toHaveBeenCalled();
  });
});

describe('a form without a password', () => {
  test('opens the account by the code alone', async () => {
    window.history.replaceState(null, '', '?password=hunter2000');
    const { user } = renderForm(undefined, { password: 'later' });
    expect(screen.queryByLabelText(/登录密码/)).not.toBeInTheDocument();
    await enter(user, field.mobile(), MOBILE);
    await enter(user, field.code(), '123456');
    await user.click(field.agreements());
    await user.click(field.submit());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(server.to(REGISTER)).toHaveLength(0);
    const [call] = server.to(REGISTER_BY_CODE);
    expect(call?.fields).toMatchObject({ mobile: MOBILE, code: '123456' });
    expect(call?.fields).not.toHaveProperty('password');
    expect(call?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem('token')).toBe(TOKEN);
  });
});

describe('the check of the code when the visitor leaves its field', () => {
  const typeCode = async (user: ReturnType<typeof renderForm>['user'], code = '123456') => {
    await enter(user, field.mobile(), MOBILE);
    await enter(user, field.code(), code);
    await user.click(field.password());
  };

  test('checks a code once, reports a wrong one without taking the focus and never uses it', async () => {
    server.answers[VALIDATE] = refuse(400, 'code_invalid', '验证码错误或已过期');
    const { user } = renderForm();
    await typeCode(user, '654321');
    await waitFor(() => expect(field.code()).toHaveAccessibleDescription('验证码错误或已过期'));
    expect(field.password()).toHaveFocus();
    await enter(user, field.password(), 'gold2026');
    await user.click(field.agreements());
    await user.click(field.submit());
    await waitFor(() => expect(field.code()).toHaveFocus());
    expect(field.code()).toHaveAccessibleDescription('验证码错误或已过期');
    expect(server.to(REGISTER)).toHaveLength(0);
    expect(server.to(VALIDATE).map(({ fields }) => fields)).toEqual([
      { mobile: MOBILE, code: '654321', type: 'register' },
    ]);
  });

  test('leads a number with an account to the login before the visitor sets a password', async () => {
    server.answers[VALIDATE] = refuse(409, 'already_registered', '该手机号已注册，请直接登录');
    const { user } = renderForm();
    await typeCode(user, '111222');
    await waitFor(() => expect(field.mobile()).toHaveAccessibleDescription(/该手机号已注册，请直接登录/));
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  });

  test.each([
    ['does not know the call', { status: 404, body: '<html>' }],
    ['rejects it in its own way', { status: 200, body: '{"IsSuccess":false,"Data":"不支持"}' }],
    ['does not respond', 'network' as const],
  ])('leaves the check to the registration if a backend %s', async (_, answer) => {
    server.answers[VALIDATE] = answer;
    await sendForm();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(server.to(REGISTER)).toHaveLength(1);
  });
});

describe('a rejected or failed registration', () => {
  test('shows a message and keeps the input', async () => {
    server.answers[REGISTER] = 'network';
    await sendForm();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重试');
    expect(field.mobile()).toHaveValue(MOBILE);
    expect(field.password()).toHaveValue('gold2026');
    expect(field.submit()).toBeEnabled();
    expect(navigate).not.toHaveBeenCalled();
  });

  const WEAK = { errors: [{ field: 'password', message: '密码过于常见，请更换' }] };
  test.each([
    ['a field error', refuse(400, 'invalid_input', '填写有误', WEAK), 'password', '密码过于常见，请更换'],
    ['a wrong code', refuse(400, 'code_invalid', '验证码错误或已过期'), 'code', '验证码错误或已过期'],
  ] as const)('shows %s at its field', async (_, answer, name, message) => {
    server.answers[REGISTER] = answer;
    await sendForm();
    await waitFor(() => expect(field[name]()).toHaveAccessibleDescription(message));
    expect(field[name]()).toHaveFocus();
  });

  test('says that a number is already registered and offers the login', async () => {
    server.answers[REGISTER] = refuse(409, 'already_registered', '该手机号已注册，请直接登录');
    const { user } = await sendForm();
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
    await user.type(field.mobile(), '{backspace}1');
    expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  });

  test('shows the sentence of a backend without error codes and offers the login', async () => {
    server.answers[REGISTER] = { status: 200, body: JSON.stringify({ IsSuccess: false, Data: '该手机号已经注册' }) };
    await sendForm();
    expect(await screen.findByText('该手机号已经注册')).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  });

  test('retries with the same key, and uses a new key after a change', async () => {
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
